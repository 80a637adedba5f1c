import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askBeforeLeaving } from "./ask-before-leaving";

const here = `${location.origin}/listing/create`;
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
    <a id="place" href="#ean">x</a>
    <form id="files"><input type="file"><a id="own" href="/listing/user">x</a></form>
    <form id="search"><input type="search"></form>
    <form id="remove" data-stays><button>x</button></form>`;
  vi.stubGlobal("navigation", new EventTarget());
  followed.length = 0;
  document.addEventListener("submit", follow);
  document.addEventListener("click", follow);
  interrupt = vi.fn();
  stop = askBeforeLeaving("Leave?", interrupt);
});

afterEach(() => {
  stop();
  document.removeEventListener("click", follow);
  document.removeEventListener("submit", follow);
  vi.unstubAllGlobals();
});

test("a link that leads away is followed only after a confirmation", () => {
  const confirm = answering(false);
  press("away");
  expect(followed).toEqual([]);
  expect(isUnloadBlocked()).toBe(true);
  confirm.mockReturnValue(true);
  press("away");
  expect(followed).toEqual(["away"]);
  // Nobody is asked twice.
  expect(isUnloadBlocked()).toBe(false);
});

test("a new tab, a fragment and the form's own links are followed without a question", () => {
  const confirm = answering(false);
  for (const id of ["tab", "place", "own"]) {
    press(id);
  }
  press("away", { ctrlKey: true });
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toEqual(["tab", "place", "own", "away"]);
});

test("another form is sent only after a confirmation", () => {
  const confirm = answering(false);
  send("search");
  expect(followed).toEqual([]);
  send("files");
  expect(confirm).toHaveBeenCalledOnce();
  confirm.mockReturnValue(true);
  send("search");
  expect(followed).toEqual(["files", "search"]);
  expect(isUnloadBlocked()).toBe(false);
});

test("a form that stays on the page is sent without a question", () => {
  const confirm = answering(true);
  send("remove");
  expect(followed).toEqual(["remove"]);
  expect(confirm).not.toHaveBeenCalled();
  expect(isUnloadBlocked()).toBe(true);
});

test("the browser's step back waits for a confirmation", () => {
  const confirm = answering(false);
  expect(isStepBlocked({})).toBe(true);
  confirm.mockReturnValue(true);
  expect(isStepBlocked({})).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test.each([
  ["that a program takes", { userInitiated: false }],
  ["to a place of this page", { destination: { sameDocument: true, url: `${here}#ean` } }],
  ["to another document", { destination: { sameDocument: false, url: "/" } }],
  ["that cannot be held", { cancelable: false }],
  ["forward by a link", { navigationType: "push" }],
])("a step %s needs no confirmation", (_, step) => {
  const confirm = answering(false);
  expect(isStepBlocked(step)).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
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

function send(id: string): void {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
}

/** The browser's Back by default. */
function isStepBlocked({ cancelable = true, ...stated }): boolean {
  const destination = { sameDocument: true, url: "/listing/user" };
  const step = { navigationType: "traverse", userInitiated: true, destination, ...stated };
  return !navigation.dispatchEvent(Object.assign(new Event("navigate", { cancelable }), step));
}

function isUnloadBlocked(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
