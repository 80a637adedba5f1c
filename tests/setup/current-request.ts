import { type Mock, vi } from "vitest";

// Stands in for next/headers, next/navigation and next/cache, which exist only inside a Next server. Stored on
// globalThis, because files that share a process load this module anew.
const state = (globalThis as { testState?: State }).testState ?? {
  request: new Request("http://localhost:3000/"),
  setCookies: new Map<string, string>(),
  refresh: vi.fn(),
};
(globalThis as { testState?: State }).testState = state;

interface State {
  request: Request;
  setCookies: Map<string, string>;
  refresh: Mock;
}

vi.mock("next/headers", () => ({
  headers: async () => state.request.headers,
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
  refresh: state.refresh,
  revalidateTag() {},
  updateTag() {},
  unstable_cache: (read: unknown) => read,
}));

export const { refresh } = state;

export const { setCookies } = state;

export function answering(request: Request): Request {
  state.request = request;
  setCookies.clear();
  return request;
}

function cookieOf(name: string): string | undefined {
  const pairs = (state.request.headers.get("cookie") ?? "")
    .split("; ")
    .map((pair) => pair.split("="));
  return pairs.findLast(([key]) => key === name)?.[1];
}
