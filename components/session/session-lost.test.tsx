import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Screen } from "@/tests/setup/screen";
import { SessionEnded } from "./session-ended";
import { SessionKeeper } from "./session-keeper";
import { leaveDeadSession } from "./session-lost";
import { hasMarker, keepSession, storedSession } from "./stored-session";

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  keepSession("an-id");
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a dead session leaves for the login and comes back to the page", () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  history.replaceState(null, "", "/listing/detail/7?quantity=4");
  leaveDeadSession();
  expect(leave).toHaveBeenCalledWith("/auth/expired?next=%2Flisting%2Fdetail%2F7%3Fquantity%3D4");
  expect([storedSession(), hasMarker()]).toEqual([null, false]);
});

test("a form with a dead session stays, offers a login beside it, and is not reloaded by that", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
  await act(async () =>
    root.render(
      <Screen locale="en">
        <SessionKeeper mark="an-id" />
        <SessionEnded />
      </Screen>,
    ),
  );
  expect(storedSession()).toBeNull();
  const link = document.querySelector('[role="alert"] a');
  expect([link?.getAttribute("href"), link?.getAttribute("target")]).toEqual(["/login", "_blank"]);

  localStorage.setItem("wasp:sessionId", "a-new-id");
  const change = new StorageEvent("storage", { key: "wasp:sessionId" });
  await act(async () => void dispatchEvent(change));
  expect(reload).not.toHaveBeenCalled();
});
