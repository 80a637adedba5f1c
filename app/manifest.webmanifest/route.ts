import { manifestResponse } from "./manifest-answer";

export function GET(): Response {
  return manifestResponse("de");
}

export * from "@/lib/http/only-get";
