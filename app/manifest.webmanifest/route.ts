import { manifestResponse } from "./manifest-answer";

/** What an installed app is called and shows, in German. */
export function GET(): Response {
  return manifestResponse("de");
}

export * from "@/lib/http/only-get";
