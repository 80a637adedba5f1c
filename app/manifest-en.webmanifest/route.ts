import { manifestAnswer } from "../manifest.webmanifest/manifest-answer";

/** What an installed app is called and shows, in English. */
export function GET(): Response {
  return manifestAnswer("en");
}

export * from "@/lib/http/only-get";
