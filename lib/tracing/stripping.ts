import type { ReadableSpan, SpanProcessor } from "@opentelemetry/sdk-trace-base";

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

/**
 * Takes everything out of spans that could be somebody's, before they are gathered: all attributes but those above, the
 * messages of errors with their stacks, and names made of addresses. Must stand before the processors that send.
 */
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
