import "server-only";
import { type ProxyTracerProvider, SpanStatusCode, trace } from "@opentelemetry/api";
import type { ReadableSpan, SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { registerOTel } from "@vercel/otel";
import { type Tracing, traceWith } from "./spans";

const service = "lagerfund";

/** Needs OTEL_EXPORTER_OTLP_ENDPOINT. */
export function registerTracing(): void {
  registerOTel({
    serviceName: service,
    spanProcessors: [strippingProcessor, "auto"],
    // Next already traces fetches, and their addresses come from sellers.
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

/** An allow list: Next's `http.target` holds tokens and search texts. */
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

/** Keeps only the type and route pattern of Next's spans. */
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
