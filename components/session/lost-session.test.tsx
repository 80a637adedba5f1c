import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAlerts } from "@/components/ui/alerts";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { leaveLostSession } from "./lost-session";
import { runPostponedReload } from "./reload-lock";
import { AccountChanged, SessionEnded } from "./session-ended";
import { SessionSync } from "./session-sync";
import { allowLeaving } from "./stay-if-unsaved";
import { hasMarker, storedSession, storeSession } from "./stored-session";
import { useReloadLock } from "./use-reload-lock";

const reload = vi.fn();
let logins = 0;

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
  storeSession("an-id");
});

afterEach(() => {
  allowLeaving();
  runPostponedReload();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// Last, so that forms unmount before the postponed reload.
const mount = mounted();

test("a dead session leaves for the login and comes back to the page", () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  history.replaceState(null, "", "/listing/detail/7?quantity=4");
  leaveLostSession("ended");
  expect(leave).toHaveBeenCalledWith("/auth/expired?next=%2Flisting%2Fdetail%2F7%3Fquantity%3D4");
  expect([storedSession(), hasMarker()]).toEqual([null, false]);
});

test("a press with a dead session keeps a page with unsaved input", () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  document.body.insertAdjacentHTML("beforeend", "<main><textarea></textarea></main>");
  (document.querySelector("textarea") as HTMLTextAreaElement).value = "Tor 3";
  leaveLostSession("ended");
  expect(leave).not.toHaveBeenCalled();
  expect(currentAlerts().map(({ text }) => text)).toEqual(["ended"]);
  expect(storedSession()).toBeNull();
});

test("a form with a dead session stays, and offers a login beside it", async () => {
  await show(<SessionEnded />);
  expect(storedSession()).toBeNull();
  const link = document.querySelector('[role="alert"] a');
  expect([link?.getAttribute("href"), link?.getAttribute("target")]).toEqual(["/login", "_blank"]);
});

for (const [what, notice] of [
  ["dead session", <SessionEnded key="ended" />],
  ["page of another account", <AccountChanged key="changed" />],
  ["refusal of its files", <Form key="form" isRejected />],
] as const) {
  test(`a form with a ${what} is not reloaded by a login beside it, until it is gone`, async () => {
    await show(notice);
    await logInBeside();
    expect(reload).not.toHaveBeenCalled();
    await show(null);
    expect(reload).not.toHaveBeenCalled();
    await logOutBeside();
    expect(reload).toHaveBeenCalledOnce();
  });
}

function Form({ isRejected }: { isRejected: boolean }) {
  useReloadLock(isRejected);
  return null;
}

async function show(content: ReactNode, pathname = "/listing/create"): Promise<void> {
  await mount(
    <Screen locale="en">
      <PathnameContext value={pathname}>
        <SessionSync mark="an-id" loader={null} />
        {content}
      </PathnameContext>
    </Screen>,
  );
}

/** Each login makes a new session. */
async function logInBeside(): Promise<void> {
  logins += 1;
  await change(`new-id-${logins}`);
}

async function logOutBeside(): Promise<void> {
  await change(null);
}

async function change(newValue: string | null): Promise<void> {
  const oldValue = storedSession();
  if (newValue === null) {
    localStorage.removeItem("wasp:sessionId");
  } else {
    localStorage.setItem("wasp:sessionId", newValue);
  }
  const event = new StorageEvent("storage", { key: "wasp:sessionId", oldValue, newValue });
  await act(async () => void dispatchEvent(event));
}
