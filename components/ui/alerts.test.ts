import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currentAlerts,
  dismissAlert,
  holdAlertsWhile,
  longAlertInMs,
  showAlert,
  subscribeToAlerts,
} from "./alerts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(longAlertInMs);
  vi.useRealTimers();
});

test("an alert goes by itself after 3000 ms", () => {
  showAlert("success", "6205-2RS copied");
  vi.advanceTimersByTime(2999);
  expect(currentAlerts().map(({ kind, text }) => ({ kind, text }))).toEqual([
    { kind: "success", text: "6205-2RS copied" },
  ]);
  vi.advanceTimersByTime(1);
  expect(currentAlerts()).toEqual([]);
});

test("no time passes for an alert while it is held, and the rest runs on after", () => {
  let isHeld = false;
  const letGo = holdAlertsWhile(() => isHeld);
  showAlert("error", "kept");
  vi.advanceTimersByTime(2000);
  isHeld = true;
  vi.advanceTimersByTime(60_000);
  expect(currentAlerts()).toHaveLength(1);
  isHeld = false;
  vi.advanceTimersByTime(900);
  expect(currentAlerts()).toHaveLength(1);
  vi.advanceTimersByTime(150);
  expect(currentAlerts()).toEqual([]);
  letGo();
});

test("each alert has a time of its own, counted from when it came", () => {
  showAlert("success", "first");
  vi.advanceTimersByTime(1975);
  showAlert("error", "long", longAlertInMs);
  showAlert("info", "second");
  vi.advanceTimersByTime(1050);
  expect(textsShown()).toEqual(["long", "second"]);
  vi.advanceTimersByTime(1940);
  expect(textsShown()).toEqual(["long", "second"]);
  vi.advanceTimersByTime(60);
  expect(textsShown()).toEqual(["long"]);
  vi.advanceTimersByTime(longAlertInMs - 3000);
  expect(textsShown()).toEqual([]);
});

test("no clock runs where no alert is shown", () => {
  showAlert("success", "first");
  showAlert("success", "second");
  expect(vi.getTimerCount()).toBe(1);
  for (const { id } of currentAlerts()) {
    dismissAlert(id);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test("alerts stand below one another and go one by one", () => {
  showAlert("error", "first");
  showAlert("info", "second");
  const [first] = currentAlerts();
  dismissAlert(first?.id ?? 0);
  expect(textsShown()).toEqual(["second"]);
});

test("subscribers hear of every change until they leave", () => {
  const listener = vi.fn();
  const leave = subscribeToAlerts(listener);
  showAlert("warning", "heard");
  leave();
  showAlert("warning", "unheard");
  expect(listener).toHaveBeenCalledTimes(1);
});

function textsShown(): string[] {
  return currentAlerts().map(({ text }) => text);
}
