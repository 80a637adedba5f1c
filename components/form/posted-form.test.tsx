import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { PostedForm } from "./posted-form";

const mount = mounted();
const leave = vi.fn();
const ask = vi.fn<() => Promise<Response>>();
const failures = {
  INTERNAL: "failed",
  UNREACHABLE: "no answer",
  UNAVAILABLE: "down.",
  TOO_MANY_REQUESTS: "later",
  tooManyTries: "too many",
  retryAfter: "in {minutes} min",
};
const soon = { "retry-after": "61" };

beforeEach(async () => {
  leave.mockClear();
  ask.mockReset();
  vi.spyOn(location, "assign").mockImplementation(leave);
  vi.stubGlobal("fetch", ask);
  const form = (
    <PostedForm action="/listing/request/7" failures={failures} section="request">
      <input name="note" defaultValue="" />
      <button type="submit">Send</button>
    </PostedForm>
  );
  await mount(form);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [() => Promise.reject(new TypeError("offline")), "no answer"],
  [() => Promise.resolve(new Response("<html>", { status: 429 })), "later"],
  [() => Promise.resolve(new Response("", { status: 429, headers: soon })), "too many: in 2 min"],
  [() => Promise.resolve(new Response("", { status: 503, headers: soon })), "down: in 2 min"],
  [() => Promise.resolve(new Response("<html>", { status: 500 })), "failed"],
])("a failure is shown, the input stays, and the next press sends again", async (fails, said) => {
  const note = document.querySelector("input") as HTMLInputElement;
  note.value = "Tor 3";
  ask.mockImplementation(fails);
  await press();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(said);
  expect(note.value).toBe("Tor 3");
  ask.mockResolvedValue(redirectedTo("http://localhost/login?next=%2F"));
  await press();
  expect(leave.mock.calls).toEqual([["http://localhost/login?next=%2F"]]);
  await press();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an answer that leads back to this page leads to its section", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  history.replaceState(null, "", "/listing/detail/7");
  const here = `${location.origin}/listing/detail/7`;
  ask.mockResolvedValueOnce(redirectedTo(`${here}?draft=1`));
  await press();
  expect(leave).toHaveBeenLastCalledWith(`${here}?draft=1#request`);
  expect(reload).not.toHaveBeenCalled();
});

function press(): Promise<void> {
  return act(async () => document.querySelector("button")?.click());
}

function redirectedTo(url: string): Response {
  const response = new Response("");
  Object.defineProperties(response, { url: { value: url }, redirected: { value: true } });
  return response;
}
