import { getOptions, notGet } from "@/lib/errors/method-refusals";
import { manifestAnswer } from "../manifest.webmanifest/manifest-answer";

/** What an installed app is called and shows, in English. */
export function GET(): Response {
  return manifestAnswer("en");
}

export { getOptions as OPTIONS, notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
