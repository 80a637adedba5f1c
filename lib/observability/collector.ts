import "server-only";
import { type ProxyTracerProvider, SpanStatusCode, trace } from "@opentelemetry/api";
import type { ReadableSpan, SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { registerOTel } from "@vercel/otel";
import { type Tracing, traceWith } from "./spans";

const service = "lagerfund";

/** Sends spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names: Next's own, and one of each operation. */
export function sendSpans(): void {
  registerOTel({
    serviceName: service,
    spanProcessors: [strippingProcessor, "auto"],
    // Requests that we make go to addresses that sellers name, and Next has spans of them already.
    instrumentations: [],
    propagators: ["tracecontext"],
  });
  traceWith({ inSpan, flush });
}

const inSpan: Tracing["inSpan"] = (name, work) =>
  trace.getTracer(service).startActiveSpan(name, async (span) => {
    try {
      return await work((mark, value) => void span.setAttribute(mark, value));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

async function flush(): Promise<void> {
  const provider = trace.getTracerProvider() as ProxyTracerProvider;
  await (provider.getDelegate() as { forceFlush?(): Promise<void> }).forceFlush?.();
}

/** All that may leave: patterns of routes, kinds, codes. Next's `http.target` has tokens in it, and what somebody seeks. */
const allowed = new Set([
  "http.method",
  "http.route",
  "http.status_code",
  "lagerfund.code",
  "next.page",
  "next.route",
  "next.rsc",
  "next.span_type",
  "operation.name",
  "resource.name",
]);

/** Takes everything out of spans that could be somebody's, before they are gathered. */
export const strippingProcessor: SpanProcessor = {
  onStart() {},
  onEnd: strip,
  forceFlush: async () => {},
  shutdown: async () => {},
};

function strip(span: ReadableSpan): void {
  for (const name of Object.keys(span.attributes)) {
    if (!allowed.has(name)) {
      delete span.attributes[name];
    }
  }
  span.events.length = 0;
  span.links.length = 0;
  delete span.status.message;
  Object.assign(span, { name: nameOf(span) });
}

/** Of Next's spans only the type and the route's pattern. */
function nameOf({ name, attributes, instrumentationScope }: ReadableSpan): string {
  if (instrumentationScope.name === "lagerfund") {
    return name;
  }
  const type = String(attributes["next.span_type"] ?? instrumentationScope.name);
  const route = String(attributes["next.route"] ?? attributes["http.route"] ?? "");
  const isRequest = type === "BaseServer.handleRequest";
  return isRequest
    ? `${attributes["http.method"] ?? ""} ${route || "other"}`.trim()
    : `${type} ${route}`.trim();
}
