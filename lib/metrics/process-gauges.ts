import "server-only";
import { Counter, Gauge, type Registry } from "prom-client";
import { sharedCacheFigures } from "@/lib/cache/shared/shared-cache";
import { databasePools } from "@/lib/db/pools";
import { buildVersion } from "@/lib/env/build";
import { env } from "@/lib/env/env";
import { isStopping } from "@/lib/process/stopping";

/** What is known of this process anyway, and looked at when somebody asks (docs/signals.md). */
export function gaugeProcess(registers: Registry[]): void {
  new Gauge({
    name: "lagerfund_database_pool_connections",
    help: "Connections of this process by pool: in use, idle, and callers waiting for one.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of databasePools()) {
        this.set({ pool, state: "in_use" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
  gaugeSharedCache(registers);
  new Gauge({
    name: "lagerfund_stopping",
    help: "1 from the signal to end on.",
    registers,
    collect() {
      this.set(isStopping() ? 1 : 0);
    },
  });
  new Gauge({
    name: "lagerfund_build_info",
    help: "Always 1; what runs.",
    labelNames: ["version", "node", "mode"],
    registers,
  }).set({ version: buildVersion(), node: process.version, mode: env().appMode }, 1);
}

/** Without REDIS_URL there is nothing to say of it. */
function gaugeSharedCache(registers: Registry[]): void {
  new Counter({
    name: "lagerfund_shared_cache_looks_total",
    help: "Looks into the shared cache by outcome.",
    labelNames: ["outcome"],
    registers,
    collect() {
      const figures = sharedCacheFigures();
      this.reset();
      if (figures) {
        this.inc({ outcome: "hit" }, figures.hits);
        this.inc({ outcome: "miss" }, figures.misses);
      }
    },
  });
  new Gauge({
    name: "lagerfund_shared_cache_away_seconds",
    help: "For how long the shared cache has been away; 0 while it is there.",
    labelNames: [],
    registers,
    collect() {
      const figures = sharedCacheFigures();
      if (figures) {
        this.set(figures.awaySince === null ? 0 : (Date.now() - figures.awaySince) / 1000);
      }
    },
  });
}
