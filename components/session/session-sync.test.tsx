import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAlerts } from "@/components/ui/alerts";
import { mounted } from "@/tests/setup/mounted";
import { runPostponedReload } from "./reload-lock";
import { nextStep, SessionSync, stepAfterDeadId } from "./session-sync";
import { allowLeaving } from "./stay-if-unsaved";
import { clearSession, clearStores, dropMarker, hasMarker, storeSession } from "./stored-session";

const mark = "abcdefgh";
const mine = "abcdefgh-and-the-rest";
const another = "12345678-and-the-rest";
let status = 200;
let calls: string[] = [];
let whoIsIn = { id: "me", username: "Brandt" };
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropMarker();
  calls = [];
  status = 200;
  reload.mockClear();
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    calls.push(body ? `${path} ${String(body)}` : path);
    if (path === "/auth/me") {
      return Response.json(whoIsIn);
    }
    return status === 0 ? Promise.reject(new TypeError("offline")) : new Response(null, { status });
  });
});

afterEach(() => {
  allowLeaving();
  runPostponedReload();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// Last, so that forms unmount before the postponed reload.
const mount = mounted();

test("a stored id that is not the page's is exchanged for the cookie, and the page reloads", async () => {
  localStorage.setItem("wasp:sessionId", another);
  await load(mark);
  expect(calls).toEqual([`/auth/session {"sessionId":"${another}"}`]);
  expect(reload).toHaveBeenCalledOnce();
  expect(hasMarker()).toBe(true);
});

test("during the exchange the page shows a loader, until it succeeds or fails", async () => {
  localStorage.setItem("wasp:sessionId", another);
  const reached = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => reached.promise);
  await load(null);
  expect(document.querySelector('[role="status"]')?.textContent).toBe("lädt");
  await act(async () => reached.reject(new TypeError("offline")));
  expect(document.querySelector('[role="status"]')).toBeNull();
});

test("a failing exchange does not reload the page forever", async () => {
  localStorage.setItem("wasp:sessionId", another);
  await load(null);
  await load(mark);
  expect(calls).toHaveLength(1);
  expect(reload).toHaveBeenCalledOnce();
});

test("a dead stored id ends the cookie of a member's page too, and the page reloads", async () => {
  storeSession(another);
  status = 401;
  await load(mark);
  expect(localStorage.getItem("wasp:sessionId")).toBeNull();
  expect(calls).toEqual([`/auth/session {"sessionId":"${another}"}`, "/auth/logout"]);
  expect(reload).toHaveBeenCalledOnce();
});

test("an exchange without an answer changes nothing until the next load", async () => {
  storeSession(another);
  status = 0;
  await load(null);
  await load(mark);
  expect(calls).toHaveLength(2);
  expect(localStorage.getItem("wasp:sessionId")).toBe(another);
});

test("an id that was removed during the exchange ends the cookie", async () => {
  storeSession(mine);
  localStorage.clear();
  await load(mark);
  expect(calls).toEqual(["/auth/logout"]);
  expect(reload).toHaveBeenCalledOnce();
  await load(null);
  expect(hasMarker()).toBe(false);
});

test("a logout without a connection still shows the visitor's page", async () => {
  storeSession(mine);
  localStorage.clear();
  status = 503;
  await load(mark);
  expect(hasMarker()).toBe(true);
  expect(document.cookie).toContain(`lagerfund-signed-out=${mark}`);
  expect(reload).toHaveBeenCalledOnce();
});

test("sessions that another tab stores or removes are followed", async () => {
  storeSession(mine);
  await load(mark);
  localStorage.setItem("i18n_lang", "en");
  await dispatchStorage("i18n_lang");
  expect(calls).toEqual([]);
  localStorage.removeItem("wasp:sessionId");
  await dispatchStorage("wasp:sessionId");
  expect(calls).toEqual(["/auth/logout"]);
  localStorage.setItem("wasp:sessionId", another);
  await dispatchStorage("wasp:sessionId");
  expect(calls).toEqual(["/auth/logout", `/auth/session {"sessionId":"${another}"}`]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page with unsaved input stays when another tab finds the session dead", async () => {
  storeSession(mine);
  typeInto();
  await load(mark);
  clearSession();
  await dispatchStorage("wasp:sessionId", mine);
  expect(calls).toEqual([]);
  expect(said()).toEqual(["ended"]);
});

test("unsaved input survives a logout in another tab until the page is left", async () => {
  storeSession(mine);
  typeInto();
  await load(mark);
  clearStores();
  await dispatchStorage("wasp:sessionId", mine);
  expect(calls).toEqual(["/auth/logout"]);
  expect(said()).toEqual(["beside"]);
  expect(reload).not.toHaveBeenCalled();
  await load(mark, "/listing/user");
  expect(reload).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
});

for (const [who, id, text] of [
  ["as another", "another", "now Brandt"],
  ["as the same user again", "me", "back"],
] as const) {
  test(`unsaved input survives a login in another tab ${who}`, async () => {
    whoIsIn = { id, username: "Brandt" };
    storeSession(mine);
    typeInto();
    await load(mark);
    clearStores();
    await dispatchStorage("wasp:sessionId", mine);
    localStorage.setItem("wasp:sessionId", another);
    await dispatchStorage("wasp:sessionId", null, another);
    expect(said()).toEqual([text]);
    expect(reload).not.toHaveBeenCalled();
    calls = [];
    clearStores();
    await dispatchStorage("wasp:sessionId", another);
    expect(calls).toEqual(["/auth/logout"]);
    expect(said()).toEqual(["beside"]);
  });
}

test("a logout in another tab is noticed even without a stored id", async () => {
  await load(mark);
  await dispatchStorage("lagerfund:ended", null, "1");
  await dispatchStorage("lagerfund:ended", "1", null);
  expect(calls).toEqual(["/auth/logout"]);
  expect(reload).toHaveBeenCalledOnce();
});

test("a member's page out of the browser's memory reloads when nothing is stored any more", async () => {
  await load(mark);
  storeSession(mine);
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
  clearSession();
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});

function typeInto(): void {
  document.body.insertAdjacentHTML("beforeend", "<main><textarea></textarea></main>");
  (document.querySelector("textarea") as HTMLTextAreaElement).value = "Hafenstraße 1";
}

function said(): string[] {
  return currentAlerts().map(({ text }) => text);
}

async function load(pageMark: string | null, pathname = "/listing/create"): Promise<void> {
  await mount(
    <PathnameContext value={pathname}>
      <SessionSync
        mark={pageMark}
        loader={<p role="status">lädt</p>}
        userId="me"
        texts={{ ended: "ended", endedBeside: "beside", otherBeside: "now {name}", back: "back" }}
      />
    </PathnameContext>,
  );
}

async function dispatchStorage(
  key: string,
  oldValue: string | null = null,
  newValue: string | null = null,
): Promise<void> {
  await act(
    async () => void dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue })),
  );
}

async function comeBack(): Promise<void> {
  const event = Object.assign(new Event("pageshow"), { persisted: true });
  await act(async () => void dispatchEvent(event));
}

// stored, mark, hasMarker, event, expected step
const cases = [
  [mine, mark, true, "load", "keep"],
  [mine, mark, true, "storage", "keep"],
  [another, mark, true, "load", "exchange"],
  [another, mark, true, "storage", "exchange"],
  [mine, null, true, "load", "exchange"],
  [mine, null, true, "storage", "exchange"],
  [another, mark, true, "return", "exchange"],
  [null, mark, true, "load", "end"],
  [null, mark, true, "return", "end"],
  [null, mark, false, "return", "reload"],
  [null, mark, true, "storage", "end"],
  [null, mark, false, "storage", "end"],
  [null, mark, false, "load", "nothing"],
  [null, null, true, "load", "forget"],
  [null, null, false, "load", "nothing"],
] as const;

test.each(cases)("an id stored: %s, the page's: %s, marker: %s, at %s: %s", (...signs) => {
  const [stored, pageMark, hasMarker, event, step] = signs;
  expect(nextStep({ stored, mark: pageMark, hasMarker, event })).toBe(step);
});

test("a dead stored id ends the session of a member's page too", () => {
  expect([stepAfterDeadId(mark), stepAfterDeadId(null)]).toEqual(["end", "forget"]);
});

test("a removed id that was not the page's leaves its session alone", () => {
  const signs = { stored: null, mark, hasMarker: false, event: "storage" } as const;
  expect(nextStep({ ...signs, removed: another })).toBe("nothing");
  expect(nextStep({ ...signs, removed: mine })).toBe("end");
  expect(nextStep({ ...signs, removed: null })).toBe("end");
});
