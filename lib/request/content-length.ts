/** Next drops Content-Length of route handlers; server.ts restores it from this. */
export const bodyLengthHeader = "x-lagerfund-length";

export function lengthOf(sizeInBytes: number): Record<string, string> {
  return { "content-length": String(sizeInBytes), [bodyLengthHeader]: String(sizeInBytes) };
}
