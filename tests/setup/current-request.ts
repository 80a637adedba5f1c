import { vi } from "vitest";

// What code reads through next/headers and next/navigation, which exist only inside a Next server:
// the request that a test names, and redirects as errors that say where to.
let current = new Request("http://localhost:3000/");

vi.mock("next/headers", () => ({
  headers: async () => current.headers,
  cookies: async () => ({
    has: (name: string) => cookieOf(name) !== undefined,
    get: (name: string) => ({ name, value: cookieOf(name) }),
    set: (name: string, value: string) => setCookies.set(name, value),
  }),
}));

vi.mock("next/navigation", () => ({
  redirect: (path: string) => {
    throw new Error(`redirect to ${path}`);
  },
}));

/** The cookies that the code under test has set since the request was named. */
export const setCookies = new Map<string, string>();

/** Makes this the request that is being answered. */
export function answering(request: Request): Request {
  current = request;
  setCookies.clear();
  return request;
}

function cookieOf(name: string): string | undefined {
  const pairs = (current.headers.get("cookie") ?? "").split("; ").map((pair) => pair.split("="));
  return pairs.findLast(([key]) => key === name)?.[1];
}
