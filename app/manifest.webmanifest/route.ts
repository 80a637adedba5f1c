import { manifestResponse } from "./manifest-response";

export function GET(): Response {
  return manifestResponse("de");
}

export * from "@/lib/http/only-get";
