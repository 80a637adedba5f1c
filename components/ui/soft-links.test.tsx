import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SoftLink } from "./soft-link";
import { SoftLinks } from "./soft-links";

const router = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() };
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.clearAllMocks();
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () =>
    root.render(
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
        <SoftLinks />
      </AppRouterContext>,
    ),
  );
});

afterEach(() => act(async () => root.unmount()));

test("a link is followed without a reload, also where something in it is pressed", async () => {
  expect(await press("span")).toBe(true);
  expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/\/a$/));
});

test("a link that replaces stays where it is on the page", async () => {
  expect(await press("a[href='/b']")).toBe(true);
  expect(router.replace).toHaveBeenCalledWith(expect.stringMatching(/\/b$/), { scroll: false });
  expect(router.push).not.toHaveBeenCalled();
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

test("what is worth it is fetched when it is pointed at", () => {
  for (const link of document.querySelectorAll("a")) {
    link.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
  expect(router.prefetch).toHaveBeenCalledOnce();
});

/** Whether it was answered. */
async function press(selector: string, how: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  await act(async () => document.querySelector(selector)?.dispatchEvent(event));
  return event.defaultPrevented;
}
