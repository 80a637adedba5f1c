/** A path of ours with `next`, where somebody was going when a login came in between (contract §10). */
export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) {
    return path;
  }
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}
