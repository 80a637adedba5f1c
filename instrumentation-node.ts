import { openSharedCache } from "@/lib/cache/shared/open-shared-cache";
import type { Environment } from "@/lib/config/env";
import { env } from "@/lib/config/env";
import { closePools } from "@/lib/db/pools";
import { policyOfCachedPage } from "@/lib/http/csp";
import { startHttpServer } from "@/lib/http/server";
import { jobs } from "@/lib/jobs/registry";
import { writeViews } from "@/lib/listing-views/view-counter";
import { log } from "@/lib/log/log";
import { tameConsole } from "@/lib/log/tame-console";
import { flushSpans } from "@/lib/observability/spans";
import { stopGracefully } from "@/lib/process/graceful-stop";
import { stopOnSignals } from "@/lib/process/signals";
import { startWorkers, stopWorkers } from "@/lib/queue/workers";

// server.ts and the cache handler run outside Next's bundles.
const holder = globalThis as {
  lagerfundStarted?: (start: typeof startHttpServer) => void;
  lagerfundPolicyOf?: typeof policyOfCachedPage;
};

export async function startServerProcess(): Promise<void> {
  const { appMode, appUrl, authSecret, rateLimits, ...settings } = parseEnvironmentOrExit();
  if (appMode === "development") {
    // `next dev` ends itself.
    process.once("SIGTERM", () => void writeViews());
    process.once("SIGINT", () => void writeViews());
  } else {
    tameConsole();
    stopOnSignals(() => stopServerProcess(settings.stopDelayInMs));
  }
  if (appMode === "production" && rateLimits === "off") {
    log().error("RATE_LIMITS=off: passwords can be guessed without end. Only for measuring.");
  }
  // next-auth reads only these variables.
  process.env.NEXTAUTH_URL = appUrl;
  process.env.NEXTAUTH_SECRET = authSecret;
  openSharedCache();
  startWorkers(jobs);
  if (settings.hasTracing) {
    const { registerTracing } = await import("@/lib/observability/register-tracing");
    registerTracing();
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
