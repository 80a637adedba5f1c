import { SpanStatusCode } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { expect, test } from "vitest";
import { strippingProcessor } from "./register-tracing";

const canary = "kanarienvogel";

test("of a span of Next only patterns, kinds and codes leave", () => {
  const span = ended("next.js", `GET /files/${canary}`, {
    "next.span_type": "BaseServer.handleRequest",
    "next.span_name": `GET /files/${canary}`,
    "http.method": "GET",
    "http.route": "/files/[documentId]",
    "http.status_code": 500,
    "http.target": `/files/${canary}?token=${canary}`,
    "error.type": canary,
  });
  expect(JSON.stringify(span)).not.toContain(canary);
  expect(span).toEqual({
    name: "GET /files/[documentId]",
    attributes: {
      "next.span_type": "BaseServer.handleRequest",
      "http.method": "GET",
      "http.route": "/files/[documentId]",
      "http.status_code": 500,
    },
    events: [],
    status: { code: SpanStatusCode.ERROR },
  });
});

test.each([
  [{ "next.span_type": "AppRender.fetch" }, "AppRender.fetch"],
  [{ "next.span_type": "BaseServer.handleRequest", "http.method": "GET" }, "GET other"],
  [
    { "next.span_type": "AppRender.getBodyResult", "next.route": "/a/[b]" },
    "AppRender.getBodyResult /a/[b]",
  ],
  [{}, "somebody"],
])("whatever a span of others is called, it goes by its kind and route: %o", (attributes, name) => {
  expect(ended("somebody", `fetch GET https://x.example/${canary}`, attributes).name).toBe(name);
});

test("a span of ours keeps its name and code", () => {
  const span = ended("lagerfund", "operation create-listing", { "lagerfund.code": "VALIDATION" });
  expect([span?.name, span?.attributes]).toEqual([
    "operation create-listing",
    { "lagerfund.code": "VALIDATION" },
  ]);
});

/** A span that ended with an error which tells a value, as a collector gets it. */
function ended(scope: string, name: string, attributes: Record<string, string | number>) {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [strippingProcessor, new SimpleSpanProcessor(exporter)];
  const span = new BasicTracerProvider({ spanProcessors }).getTracer(scope).startSpan(name);
  span.setAttributes(attributes);
  span.recordException(new Error(canary));
  span.setStatus({ code: SpanStatusCode.ERROR, message: canary });
  span.end();
  const [sent] = exporter.getFinishedSpans();
  if (!sent) {
    throw new Error("Nothing was sent.");
  }
  return { name: sent.name, attributes: sent.attributes, events: sent.events, status: sent.status };
}
