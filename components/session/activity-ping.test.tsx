import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAlerts } from "@/components/ui/alerts";
import { mounted } from "@/tests/setup/mounted";
import { ActivityPing } from "./activity-ping";
import { storedSession, storeSession } from "./stored-session";

const mount = mounted();
let calls: string[] = [];
let answer: (response: Response) => void = () => {};

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page load reports its user only when it is due, a focus always, one call at a time", async () => {
  await mount(<ActivityPing isDue={false} endedText="" />);
  expect(calls).toEqual([]);
  await focus();
  await focus();
  expect(calls).toEqual(["/operations/update-current-user-last-active-timestamp"]);
  await answered(200);
  await focus();
  expect(calls).toHaveLength(2);
  await answered(200);
});

test("a 401 clears the stored session and makes the page a visitor's", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  storeSession("an-id");
  await mount(<ActivityPing isDue endedText="" />);
  await answered(401);
  expect(storedSession()).toBeNull();
  expect(calls.at(-1)).toBe("/auth/logout");
  await answered(401);
  expect(reload).toHaveBeenCalledOnce();
});

test("a 401 keeps a page with unsaved input and says so", async () => {
  storeSession("an-id");
  document.body.insertAdjacentHTML("beforeend", "<main><textarea></textarea></main>");
  (document.querySelector("textarea") as HTMLTextAreaElement).value = "Tor 3";
  await mount(<ActivityPing isDue endedText="The session has ended" />);
  await answered(401);
  expect(storedSession()).toBeNull();
  expect(calls).toHaveLength(1);
  expect(currentAlerts().map(({ text }) => text)).toEqual(["The session has ended"]);
});

async function focus(): Promise<void> {
  await act(async () => void dispatchEvent(new Event("focus")));
}

async function answered(status: number): Promise<void> {
  await act(async () => answer(new Response(null, { status })));
}
