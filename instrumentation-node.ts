import { openSharedCache } from "@/lib/cache/shared/shared-cache";
import { csvImportWork } from "@/lib/csv-import/work";
import { pictureWork } from "@/lib/documents/picture-work";
import { env } from "@/lib/env/env";
import type { Environment } from "@/lib/env/schema";
import { sweepWork } from "@/lib/housekeeping/sweep";
import { startWorkers } from "@/lib/jobs/workers";
import { log } from "@/lib/log/log";
import { mailWork } from "@/lib/mail/worker";
import { guardFrontDoor } from "@/lib/site/front-door";
import { writeViews } from "@/lib/views/counter";

/** What a server process needs before its first request. */
export function startServerProcess(): void {
  const { appMode, appUrl, authSecret, trustedProxies, rateLimits } = usableEnvironment();
  if (appMode === "production" && rateLimits === "off") {
    log().error("RATE_LIMITS=off: passwords can be guessed without end. Only for measuring.");
  }
  // next-auth knows its address and secret only from these.
  process.env.NEXTAUTH_URL = appUrl;
  process.env.NEXTAUTH_SECRET = authSecret;
  openSharedCache();
  guardFrontDoor(trustedProxies, appUrl);
  startWorkers([mailWork, sweepWork, pictureWork, csvImportWork]);
  // Next waits for what `after` was given, up to five seconds; whoever ends Next may not wait as long.
  process.once("SIGTERM", () => void writeViews());
  process.once("SIGINT", () => void writeViews());
}

/** A wrongly set up host must not start: Next alone would go on and answer every request with a 500. */
function usableEnvironment(): Environment {
  try {
    return env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return process.exit(1);
  }
}
