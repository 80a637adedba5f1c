import { getOptions, notGet } from "@/lib/errors/method-refusals";
import { manifestAnswer } from "./manifest-answer";

/** What an installed app is called and shows, in German. */
export function GET(): Response {
  return manifestAnswer("de");
}

export { getOptions as OPTIONS, notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
