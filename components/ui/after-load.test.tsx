import { afterEach, expect, test, vi } from "vitest";
import { afterLoad } from "./after-load";

afterEach(() => {
  vi.restoreAllMocks();
});

test("what is in no hurry waits for all of the page", () => {
  const task = vi.fn();
  stateIs("interactive");
  afterLoad(task, new AbortController().signal);
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(task).toHaveBeenCalledOnce();
});

test("it is done at once where all is there", () => {
  const task = vi.fn();
  stateIs("complete");
  afterLoad(task, new AbortController().signal);
  expect(task).toHaveBeenCalledOnce();
});

test("nothing is done for a part that is gone", () => {
  const task = vi.fn();
  stateIs("interactive");
  const listening = new AbortController();
  afterLoad(task, listening.signal);
  listening.abort();
  dispatchEvent(new Event("load"));
  expect(task).not.toHaveBeenCalled();
});

function stateIs(state: DocumentReadyState): void {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
}
