/** Carries the length of a route handler's body past Next to `server.ts`, which makes it the Content-Length. */
export const bodyLengthHeader = "x-lagerfund-length";

export function lengthOf(sizeInBytes: number): Record<string, string> {
  return { "content-length": String(sizeInBytes), [bodyLengthHeader]: String(sizeInBytes) };
}
