/** `next` is where the user goes after login. */
export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) {
    return path;
  }
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}
