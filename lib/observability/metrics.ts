import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { sharedCacheFigures } from "@/lib/cache/shared/open-shared-cache";
import { buildVersion } from "@/lib/config/build-version";
import { env } from "@/lib/config/env";
import { databasePools } from "@/lib/db/pools";
import { isStopping } from "@/lib/process/stopping";

/** In seconds; covers the limits of pages, operations and searches. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface CountedRequest {
  route: string;
  method: string;
  /** Missing when the client left early. */
  status: number | undefined;
  durationInMs: number;
}

// Bundles share only globalThis.
const holder = globalThis as { lagerfundMetrics?: ReturnType<typeof makeMetrics> };

/** Null without METRICS_TOKEN; docs/signals.md describes each metric. */
export function metrics() {
  if (env().metricsToken === undefined) {
    return null;
  }
  holder.lagerfundMetrics ??= makeMetrics();
  return holder.lagerfundMetrics;
}

function makeMetrics() {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  const timer = (name: string, help: string, labelNames: string[]) =>
    new Histogram({
      name: `lagerfund_${name}_duration_seconds`,
      help,
      labelNames,
      buckets,
      registers,
    });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `lagerfund_${name}_total`, help, labelNames, registers });

  const requests = counter("http_requests", "Requests answered.", ["route", "method", "status"]);
  const rejections = counter("refused_requests", "Requests over our bounds.", ["share"]);
  const requestTimes = timer("http_request", "From a request to its end.", ["route", "method"]);
  const operations = counter("operations", "Operations run.", ["operation", "code"]);
  const operationTimes = timer("operation", "What operations took.", ["operation"]);
  const searchTimes = timer("search", "What searches took, waiting included.", ["kind"]);
  const jobTimes = timer("job", "What jobs took.", ["queue", "outcome"]);
  const uploadedBytes = counter("uploaded_bytes", "Bytes taken in by the disk's upload route.", []);
  collectDefaultMetrics({ register: registry });
  gaugeProcess(registers);

  return {
    registry,
    countRequest({ route, method, status, durationInMs }: CountedRequest): void {
      requests.inc({ route, method, status: classOf(status) });
      requestTimes.observe({ route, method }, durationInMs / 1000);
    },
    countRejection(share: string): void {
      rejections.inc({ share });
    },
    countOperation(operation: string, code: string, durationInMs: number): void {
      operations.inc({ operation, code });
      operationTimes.observe({ operation }, durationInMs / 1000);
    },
    countSearch(kind: string, durationInMs: number): void {
      searchTimes.observe({ kind }, durationInMs / 1000);
    },
    countUpload(bytes: number): void {
      uploadedBytes.inc(bytes);
    },
    countJob(queue: string, outcome: "done" | "failed", durationInMs: number): void {
      jobTimes.observe({ queue, outcome }, durationInMs / 1000);
    },
  };
}

function classOf(status: number | undefined): string {
  return status === undefined ? "none" : `${Math.floor(status / 100)}xx`;
}

function gaugeProcess(registers: Registry[]): void {
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
        this.set(
          figures.unreachableSince === null ? 0 : (Date.now() - figures.unreachableSince) / 1000,
        );
      }
    },
  });
}
