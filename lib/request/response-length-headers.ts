/** Carries Content-Length past Next to server.ts. */
export const bodyLengthHeader = "x-lagerfund-length";

export function lengthHeaders(sizeInBytes: number): Record<string, string> {
  return { "content-length": String(sizeInBytes), [bodyLengthHeader]: String(sizeInBytes) };
}
