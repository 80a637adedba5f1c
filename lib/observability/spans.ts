export type Mark = (name: string, value: string) => void;

export interface Tracing {
  inSpan<Answer>(name: string, work: (mark: Mark) => Promise<Answer>): Promise<Answer>;
  flush(): Promise<void>;
}

// Bundles share only globalThis.
const holder = globalThis as { lagerfundTracing?: Tracing };

/** Loads nothing of OpenTelemetry before. */
export function traceWith(tracing: Tracing): void {
  holder.lagerfundTracing = tracing;
}

export function inSpan<Answer>(
  name: string,
  work: (mark: Mark) => Promise<Answer>,
): Promise<Answer> {
  return holder.lagerfundTracing?.inSpan(name, work) ?? work(() => {});
}

export async function flushSpans(): Promise<void> {
  await holder.lagerfundTracing?.flush();
}
