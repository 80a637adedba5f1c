// Next bundles instrumentation and routes apart: only globalThis is the same for both.
const holder = globalThis as { lagerfundIsStopping?: boolean };

/** Whether this process has been told to end: from then on balancers are to look elsewhere (decision 45). */
export function isStopping(): boolean {
  return holder.lagerfundIsStopping ?? false;
}

/** Remembers that this process has been told to end. */
export function beginStopping(): void {
  holder.lagerfundIsStopping = true;
}
