import { manifestResponse } from "../manifest.webmanifest/manifest-response";

export function GET(): Response {
  return manifestResponse("en");
}

export * from "@/lib/http/only-get";
