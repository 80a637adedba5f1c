import { manifestResponse } from "../manifest.webmanifest/manifest-answer";

/** What an installed app is called and shows, in English. */
export function GET(): Response {
  return manifestResponse("en");
}

export * from "@/lib/http/only-get";
