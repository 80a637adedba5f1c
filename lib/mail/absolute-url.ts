import { env } from "@/lib/env/env";

/** A path of this site as a mail needs it: with APP_URL before it. */
export function absoluteUrl(path: string): string {
  return env().appUrl + path;
}
