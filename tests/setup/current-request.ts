import { type Mock, vi } from "vitest";

// What code reads and does through next/headers, next/navigation and next/cache, which exist only inside a Next server:
// the request that a test names, redirects as errors that say where to, and no cache, of which the browser tests tell.
// On globalThis, since files that share a process load this anew and what they test does not.
const stage = (globalThis as { testStage?: Stage }).testStage ?? {
  request: new Request("http://localhost:3000/"),
  setCookies: new Map<string, string>(),
  refresh: vi.fn(),
};
(globalThis as { testStage?: Stage }).testStage = stage;

interface Stage {
  request: Request;
  setCookies: Map<string, string>;
  refresh: Mock;
}

vi.mock("next/headers", () => ({
  headers: async () => stage.request.headers,
  cookies: async () => ({
    has: (name: string) => cookieOf(name) !== undefined,
    get: (name: string) => ({ name, value: cookieOf(name) }),
    set: (name: string, value: string) => setCookies.set(name, value),
  }),
}));

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  redirect: (path: string) => {
    throw new Error(`redirect to ${path}`);
  },
}));

vi.mock("next/cache", () => ({
  refresh: stage.refresh,
  revalidateTag() {},
  updateTag() {},
  unstable_cache: (read: unknown) => read,
}));

/** How often the code under test has asked for a fresh page. */
export const { refresh } = stage;

/** The cookies that the code under test has set since the request was named. */
export const { setCookies } = stage;

/** Makes this the request that is being answered. */
export function answering(request: Request): Request {
  stage.request = request;
  setCookies.clear();
  return request;
}

function cookieOf(name: string): string | undefined {
  const pairs = (stage.request.headers.get("cookie") ?? "")
    .split("; ")
    .map((pair) => pair.split("="));
  return pairs.findLast(([key]) => key === name)?.[1];
}
