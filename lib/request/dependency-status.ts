// Server and pages are bundles that each have this module.
const holder = globalThis as { lagerfundAwayAt?: number };

/** Remembers that a dependency was found to be away just now. */
export function noteDependencyDown(): void {
  holder.lagerfundAwayAt = performance.now();
}

/** Whether a dependency was found to be away since then (`performance.now()`). */
export function wasDependencyDownSince(moment: number): boolean {
  return (holder.lagerfundAwayAt ?? Number.NEGATIVE_INFINITY) >= moment;
}
