import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAlerts, dismissAlert, showAlert, subscribeToAlerts } from "./alerts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
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

test("alerts stand below one another and go one by one", () => {
  showAlert("error", "first");
  showAlert("info", "second");
  const [first] = currentAlerts();
  dismissAlert(first?.id ?? 0);
  expect(currentAlerts().map((alert) => alert.text)).toEqual(["second"]);
});

test("subscribers hear of every change until they leave", () => {
  const listener = vi.fn();
  const leave = subscribeToAlerts(listener);
  showAlert("warning", "heard");
  leave();
  showAlert("warning", "unheard");
  expect(listener).toHaveBeenCalledTimes(1);
});
