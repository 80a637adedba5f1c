import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardLeaving } from "./leaving";

const followed: string[] = [];
const follow = (event: Event) => {
  event.preventDefault();
  followed.push((event.target as Element).id);
};
let stop: () => void;
let interrupt: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  history.replaceState(null, "", "/listing/create");
  document.body.innerHTML = `
    <a id="away" href="/listing/user">x</a><a id="tab" href="/login" target="_blank">x</a>
    <a id="place" href="#ean">x</a><form><a id="own" href="/listing/user">x</a></form>`;
  followed.length = 0;
  document.addEventListener("click", follow);
  interrupt = vi.fn();
  stop = guardLeaving("Leave?", interrupt);
});

afterEach(() => {
  stop();
  document.removeEventListener("click", follow);
});

test("a link that leads away is followed only after a yes", () => {
  const confirm = answering(false);
  press("away");
  expect(followed).toEqual([]);
  expect(isUnloadHeld()).toBe(true);
  confirm.mockReturnValue(true);
  press("away");
  expect(followed).toEqual(["away"]);
  // Nobody is asked twice.
  expect(isUnloadHeld()).toBe(false);
});

test("a new tab, a place on the page and the form's own links are not asked about", () => {
  const confirm = answering(false);
  for (const id of ["tab", "place", "own"]) {
    press(id);
  }
  press("away", { ctrlKey: true });
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toEqual(["tab", "place", "own", "away"]);
});

test("nothing is asked when it is over", () => {
  const confirm = answering(false);
  dispatchEvent(new Event("pagehide"));
  expect(interrupt).toHaveBeenCalledOnce();
  stop();
  press("away");
  dispatchEvent(new Event("pagehide"));
  expect([confirm.mock.calls.length, interrupt.mock.calls.length]).toEqual([0, 1]);
  expect(isUnloadHeld()).toBe(false);
});

function answering(isYes: boolean) {
  const confirm = vi.fn(() => isYes);
  window.confirm = confirm;
  return confirm;
}

function press(id: string, init: MouseEventInit = {}): void {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.getElementById(id)?.dispatchEvent(event);
}

function isUnloadHeld(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
