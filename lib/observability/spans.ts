/** Says of a span what is known at its end only. */
export type Mark = (name: string, value: string) => void;

export interface Tracing {
  inSpan<Answer>(name: string, work: (mark: Mark) => Promise<Answer>): Promise<Answer>;
  /** Sends what has gathered. */
  flush(): Promise<void>;
}

// Next bundles instrumentation and routes apart: only globalThis is the same for both.
const holder = globalThis as { lagerfundTracing?: Tracing };

/** Who sends spans from now on; nobody until then, and nothing of OpenTelemetry is loaded. */
export function traceWith(tracing: Tracing): void {
  holder.lagerfundTracing = tracing;
}

/** Does `work` within a span of that name, where there is somebody to send it. */
export function inSpan<Answer>(
  name: string,
  work: (mark: Mark) => Promise<Answer>,
): Promise<Answer> {
  return holder.lagerfundTracing?.inSpan(name, work) ?? work(() => {});
}

/** Sends the spans that have gathered: for a process that ends. */
export async function flushSpans(): Promise<void> {
  await holder.lagerfundTracing?.flush();
}
