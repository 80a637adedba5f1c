import "server-only";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { env } from "@/lib/env/env";
import { gaugeProcess } from "./process-gauges";

/** In seconds, as Prometheus has it; what a page, an operation or a search may take at all lies between. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface CountedRequest {
  route: string;
  method: string;
  /** Missing where the client was gone before the answer. */
  status: number | undefined;
  durationInMs: number;
}

// Next bundles instrumentation and routes apart: only globalThis is the same for both.
const holder = globalThis as { lagerfundMetrics?: ReturnType<typeof makeMetrics> };

/** What this process counts (docs/signals.md names each); null where no METRICS_TOKEN says that somebody reads it. */
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
  const refusals = counter("refused_requests", "Requests over our bounds.", ["share"]);
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
    countRefusal(share: string): void {
      refusals.inc({ share });
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
