// Next bundles instrumentation and routes separately.
const holder = globalThis as { lagerfundIsStopping?: boolean };

export function isStopping(): boolean {
  return holder.lagerfundIsStopping ?? false;
}

export function beginStopping(): void {
  holder.lagerfundIsStopping = true;
}
