import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { SoftLink } from "./soft-link";
import { SoftLinks } from "./soft-links";

const router = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() };
const mount = mounted();

beforeEach(async () => {
  vi.clearAllMocks();
  await mount(
    <AppRouterContext value={router as never}>
      <SoftLink href="/a" ahead>
        <span>part</span>
      </SoftLink>
      <SoftLink href="/b" replace>
        order
      </SoftLink>
      <SoftLink href="/c" target="_blank">
        beside
      </SoftLink>
      <a href="/d">plain</a>
      <form id="fields">
        <input name="typed" defaultValue="1" />
        <SoftLink href="/e" resets="fields">
          reset
        </SoftLink>
      </form>
      <form action="/listing/search" data-soft="search">
        <input name="query" defaultValue="6205 2RS" />
        <SoftLink href="/listing/search?query=32" replace="search">
          suggested
        </SoftLink>
      </form>
      <SoftLinks />
    </AppRouterContext>,
  );
});

afterEach(() => {
  history.replaceState(null, "", "/");
});

test("a link is followed without a reload, also where something in it is pressed", async () => {
  expect(await press("span")).toBe(true);
  expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/\/a$/));
});

test("a search from another page leaves that in the history, one after another search does not", async () => {
  const sent = expect.stringMatching(/\/listing\/search\?query=6205\+2RS$/);
  await send();
  expect(router.push).toHaveBeenCalledExactlyOnceWith(sent);
  await press("a[href$='query=32']");
  expect(router.push).toHaveBeenLastCalledWith(expect.stringMatching(/query=32$/));
  history.pushState(null, "", "/listing/search?query=1");
  await send();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(sent);
  await press("a[href$='query=32']");
  expect(router.replace).toHaveBeenLastCalledWith(expect.stringMatching(/query=32$/));
  expect(router.push).toHaveBeenCalledTimes(2);
});

test("a pending navigation is announced, and the pressed element keeps the focus", async () => {
  const answer = Promise.withResolvers<void>();
  router.push.mockReturnValueOnce(answer.promise);
  const field = document.querySelector<HTMLInputElement>("[name=query]");
  field?.focus();
  await send();
  expect(document.querySelector("[data-pending]")).not.toBeNull();
  expect(document.activeElement).toBe(field);
  await act(async () => answer.resolve());
  expect(document.querySelector("[data-pending]")).toBeNull();
});

test.each([
  ["a[href='/a']", { ctrlKey: true }],
  ["a[href='/a']", { metaKey: true }],
  ["a[href='/a']", { shiftKey: true }],
  ["a[href='/a']", { button: 1 }],
  ["a[href='/c']", {}],
  ["a[href='/d']", {}],
])("%s pressed with %j is left to the browser", async (selector, how) => {
  expect(await press(selector, how)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test("marked links are prefetched when they are pointed at", () => {
  for (const link of document.querySelectorAll("a")) {
    link.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
  expect(router.prefetch).toHaveBeenCalledOnce();
});

function send(): Promise<void> {
  return act(async () =>
    document.querySelector<HTMLFormElement>("form[data-soft]")?.requestSubmit(),
  );
}

/** Answers whether the click was handled. */
async function press(selector: string, how: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  await act(async () => document.querySelector(selector)?.dispatchEvent(event));
  return event.defaultPrevented;
}
