import { manifestResponse } from "../manifest.webmanifest/manifest-answer";

export function GET(): Response {
  return manifestResponse("en");
}

export * from "@/lib/http/only-get";
