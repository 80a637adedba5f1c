import "server-only";
import { type ProxyTracerProvider, SpanStatusCode, trace } from "@opentelemetry/api";
import { registerOTel } from "@vercel/otel";
import { type Tracing, traceWith } from "./spans";
import { strippingProcessor } from "./stripping";

const service = "lagerfund";

/**
 * Sends spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names: Next's own, and one of each operation. None has
 * personal data (stripping.ts). Load this file only where that variable is set: it brings all of OpenTelemetry along.
 */
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
