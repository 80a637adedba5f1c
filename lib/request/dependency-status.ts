const holder = globalThis as { lagerfundAwayAt?: number };

export function noteDependencyDown(): void {
  holder.lagerfundAwayAt = performance.now();
}

export function wasDependencyDownSince(moment: number): boolean {
  return (holder.lagerfundAwayAt ?? Number.NEGATIVE_INFINITY) >= moment;
}
