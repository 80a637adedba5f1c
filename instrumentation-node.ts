import { openSharedCache } from "@/lib/cache/shared/shared-cache";
import { env } from "@/lib/config/env";
import type { Environment } from "@/lib/config/schema";
import { csvImportJob } from "@/lib/csv-import/job";
import { closePools } from "@/lib/db/pools";
import { imageVariantJob } from "@/lib/files/image-variants";
import { policyOfCachedPage } from "@/lib/http/csp";
import { startHttpServer } from "@/lib/http/server";
import { sweepJob } from "@/lib/jobs/sweep";
import { tameConsole } from "@/lib/log/console";
import { log } from "@/lib/log/log";
import { mailJob } from "@/lib/mail/worker";
import { duplicatesJob } from "@/lib/manufacturers/duplicates";
import { flushSpans } from "@/lib/observability/spans";
import { stopGracefully } from "@/lib/process/graceful-stop";
import { stopOnSignals } from "@/lib/process/signals";
import { startWorkers, stopWorkers } from "@/lib/queue/workers";
import { writeViews } from "@/lib/views/counter";

// server.ts and the cache handler run outside Next's bundles.
const holder = globalThis as {
  lagerfundStarted?: (start: typeof startHttpServer) => void;
  lagerfundPolicyOf?: typeof policyOfCachedPage;
};

export async function startServerProcess(): Promise<void> {
  const { appMode, appUrl, authSecret, rateLimits, ...settings } = parseEnvironmentOrExit();
  if (process.env.NODE_ENV === "production") {
    tameConsole();
    stopOnSignals(() => stopServerProcess(settings.stopDelayInMs));
  } else {
    // `next dev` ends itself.
    process.once("SIGTERM", () => void writeViews());
    process.once("SIGINT", () => void writeViews());
  }
  if (appMode === "production" && rateLimits === "off") {
    log().error("RATE_LIMITS=off: passwords can be guessed without end. Only for measuring.");
  }
  // next-auth reads only these variables.
  process.env.NEXTAUTH_URL = appUrl;
  process.env.NEXTAUTH_SECRET = authSecret;
  openSharedCache();
  startWorkers([mailJob, sweepJob, imageVariantJob, csvImportJob, duplicatesJob]);
  if (settings.hasTracing) {
    const { sendSpans } = await import("@/lib/observability/collector");
    sendSpans();
  }
  if (appMode !== "development") {
    holder.lagerfundPolicyOf = policyOfCachedPage;
  }
  holder.lagerfundStarted?.(startHttpServer);
}

function stopServerProcess(delayInMs: number): Promise<void> {
  return stopGracefully(delayInMs, {
    endWork: (until) => stopWorkers(until - performance.now()),
    tidyUp: [writeViews, flushSpans, closePools],
  });
}

/** Next alone would start and answer every request with 500. */
function parseEnvironmentOrExit(): Environment {
  try {
    return env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return process.exit(1);
  }
}
