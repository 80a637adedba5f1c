import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type NavigationFailed, navigationFailed, watchFetch } from "./watch-fetch";

const fetch = vi.fn<typeof window.fetch>();
const replaceState = vi.spyOn(history, "replaceState");
const heard: NavigationFailed["detail"][] = [];
const page = { headers: { rsc: "1" } };
const flight = () => new Response("", { headers: { "content-type": "text/x-component" } });

function show(event: Event): void {
  event.preventDefault();
  heard.push((event as NavigationFailed).detail);
}

beforeEach(() => {
  fetch.mockReset();
  replaceState.mockClear();
  heard.length = 0;
  window.fetch = fetch;
  watchFetch();
});

afterEach(() => removeEventListener(navigationFailed, show));

test("an action's failed answer says its status and when to try again", async () => {
  fetch.mockResolvedValue(new Response("", { status: 429, headers: { "retry-after": "60" } }));
  const sent = window.fetch("/account", { method: "POST", headers: { "next-action": "1" } });
  await expect(sent).rejects.toMatchObject({ status: 429, retryAfterInSeconds: 60 });
});

test("a page that cannot be fetched is reported, and the router stops waiting", async () => {
  addEventListener(navigationFailed, show);
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  void window.fetch("/about?_rsc=abc", page);
  await vi.waitFor(() => expect(heard).toEqual([{ href: `${location.origin}/about` }]));
  expect(replaceState).toHaveBeenCalledWith({}, "", location.href);
});

for (const status of [401, 429, 500, 503]) {
  test(`a foreign response with status ${status} is reported too`, async () => {
    addEventListener(navigationFailed, show);
    fetch.mockResolvedValue(new Response("<h1>Proxy</h1>", { status }));
    void window.fetch("/about", page);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
  });
}

test("the current page waits for a retry", async () => {
  addEventListener(navigationFailed, show);
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(flight());
  const answered = window.fetch(location.href, page);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(replaceState).not.toHaveBeenCalled();
  heard[0]?.retry?.();
  expect((await answered).ok).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a prefetch, an aborted request and a page that failed to render are not reported", async () => {
  addEventListener(navigationFailed, show);
  const failed = new TypeError("Failed to fetch");
  fetch.mockRejectedValue(failed);
  const ahead = { headers: { rsc: "1", "next-router-prefetch": "1" } };
  await expect(window.fetch("/about", ahead)).rejects.toBe(failed);
  const signal = AbortSignal.abort();
  await expect(window.fetch("/about", { ...page, signal })).rejects.toBe(failed);
  const unrendered = new Response("", {
    status: 500,
    headers: { "content-type": "text/x-component" },
  });
  fetch.mockResolvedValue(unrendered);
  expect(await window.fetch("/about", page)).toBe(unrendered);
  expect(heard).toEqual([]);
});
