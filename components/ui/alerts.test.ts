import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAlerts, dismissAlert, holdAlertsWhile, showAlert } from "./alerts";

const anHourInMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { topic } of currentAlerts()) {
    dismissAlert(topic);
  }
  vi.advanceTimersByTime(3050);
  vi.useRealTimers();
});

test("a success alert disappears after 3000 ms", () => {
  showAlert("success", "6205-2RS copied");
  vi.advanceTimersByTime(2999);
  expect(currentAlerts().map(({ kind, text }) => ({ kind, text }))).toEqual([
    { kind: "success", text: "6205-2RS copied" },
  ]);
  vi.advanceTimersByTime(1);
  expect(currentAlerts()).toEqual([]);
});

test.each(["error", "warning"] as const)("an alert of kind %s stays until it is closed", (kind) => {
  showAlert(kind, "not saved");
  vi.advanceTimersByTime(anHourInMs);
  expect(textsShown()).toEqual(["not saved"]);
  dismissAlert("not saved");
  expect(textsShown()).toEqual([]);
});

test("a retry replaces its failure alert with the new result", () => {
  showAlert("error", "conflict", "transaction-7");
  showAlert("error", "other", "transaction-8");
  showAlert("error", "unavailable", "transaction-7");
  expect(textsShown()).toEqual(["other", "unavailable"]);
  showAlert("success", "reserved", "transaction-7");
  expect(textsShown()).toEqual(["other", "reserved"]);
  vi.advanceTimersByTime(3000);
  expect(textsShown()).toEqual(["other"]);
});

test("the same text again is one alert, and is announced again", () => {
  showAlert("error", "no connection");
  const [first] = currentAlerts();
  showAlert("error", "no connection");
  expect(textsShown()).toEqual(["no connection"]);
  expect(currentAlerts()[0]?.id).not.toBe(first?.id);
});

test("at most three alerts stand at once, the newest", () => {
  for (const text of ["first", "second", "third", "fourth"]) {
    showAlert("error", text);
  }
  expect(textsShown()).toEqual(["second", "third", "fourth"]);
});

test("an alert's time is paused while it is in use", () => {
  let isHeld = false;
  const unlockReload = holdAlertsWhile(() => isHeld);
  showAlert("success", "kept");
  vi.advanceTimersByTime(2000);
  isHeld = true;
  vi.advanceTimersByTime(60_000);
  expect(currentAlerts()).toHaveLength(1);
  isHeld = false;
  vi.advanceTimersByTime(900);
  expect(currentAlerts()).toHaveLength(1);
  vi.advanceTimersByTime(150);
  expect(currentAlerts()).toEqual([]);
  unlockReload();
});

function textsShown(): string[] {
  return currentAlerts().map(({ text }) => text);
}
