import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  type NavigationFailed,
  navigationDone,
  navigationFailed,
} from "@/components/form/watch-fetch";
import { mounted } from "@/tests/setup/mounted";
import { ShownOnNavigationFailure } from "./shown-on-navigation-failure";

const router = { push: vi.fn() };
const mount = mounted();

beforeEach(async () => {
  router.push.mockReset();
  await mount(
    <AppRouterContext value={router as never}>
      <ShownOnNavigationFailure>
        <p>Not loaded.</p>
        <button type="button" value="retry">
          Try again
        </button>
        <button type="button">Close</button>
      </ShownOnNavigationFailure>
    </AppRouterContext>,
  );
});

test("a failed navigation can be retried once", async () => {
  expect(isShown()).toBe(false);
  await fail({ href: "https://shop.example/about" });
  expect(isShown()).toBe(true);
  await press("Try again");
  expect(router.push.mock.calls).toEqual([["https://shop.example/about"]]);
  expect(isShown()).toBe(false);
});

test("a retry repeats all failed requests of the current page", async () => {
  const retries = [vi.fn(), vi.fn()];
  await fail({ href: location.href, retry: retries[0] });
  await fail({ href: location.href, retry: retries[1] });
  await press("Try again");
  expect(retries.map((retry) => retry?.mock.calls.length)).toEqual([1, 1]);
  expect(router.push).not.toHaveBeenCalled();
});

test("a later navigation removes the notice", async () => {
  const retry = vi.fn();
  await arrive();
  await fail({ href: location.href, retry });
  await arrive(0);
  expect([isShown(), retry.mock.calls.length]).toEqual([true, 0]);
  await arrive();
  expect([isShown(), retry.mock.calls.length]).toEqual([false, 1]);
});

async function arrive(startedAt = performance.now()): Promise<void> {
  await act(async () => dispatchEvent(new CustomEvent(navigationDone, { detail: { startedAt } })));
}

async function fail(detail: { href: string; retry?: (() => void) | undefined }): Promise<void> {
  const event = new CustomEvent(navigationFailed, { cancelable: true, detail }) as NavigationFailed;
  await act(async () => dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
}

function isShown(): boolean {
  return document.querySelector("#root > div") !== null;
}

async function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  await act(async () => buttons.find(({ textContent }) => textContent === label)?.click());
}
