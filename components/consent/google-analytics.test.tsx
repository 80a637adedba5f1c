import { afterEach, beforeEach, expect, test, vi } from "vitest";

const tag = window as unknown as { dataLayer?: IArguments[] } & Record<string, unknown>;
let measuring: typeof import("./google-analytics");

beforeEach(async () => {
  vi.resetModules();
  delete tag.dataLayer;
  document.head.replaceChildren();
  // Prevents real requests.
  vi.spyOn(document.head, "append").mockImplementation((node) => void scripts.push(node as never));
  measuring = await import("./google-analytics");
});
afterEach(() => {
  vi.restoreAllMocks();
  scripts.length = 0;
});
const scripts: HTMLScriptElement[] = [];

test("without consent nothing is loaded or written", () => {
  measuring.setGoogleAnalytics("G-TEST1", false);
  expect([scripts, tag.dataLayer]).toEqual([[], undefined]);
});

test("without an id a warning is shown and nothing starts", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  measuring.setGoogleAnalytics(null, true);
  measuring.setGoogleAnalytics(null, false);
  expect(warn.mock.calls).toEqual([["GA ID missing"]]);
  expect([scripts, tag.dataLayer]).toEqual([[], undefined]);
});

test("with consent measuring starts once: denied first, then granted, with short addresses and no page view", () => {
  measuring.setGoogleAnalytics("G-TEST1", true);
  measuring.setGoogleAnalytics("G-TEST1", true);
  expect(scripts.map(({ src }) => src)).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-TEST1",
  ]);
  const [byDefault, granted, js, config] = entries();
  expect(byDefault).toEqual(["consent", "default", expect.anything()]);
  expect(new Set(Object.values(byDefault?.[2] as object))).toEqual(new Set(["denied"]));
  expect(granted).toEqual(["consent", "update", { analytics_storage: "granted" }]);
  expect(js).toEqual(["js", expect.any(Date)]);
  expect(config).toEqual([
    "config",
    "G-TEST1",
    { anonymize_ip: true, send_page_view: false, cookie_domain: "none" },
  ]);
});

test("Google's script is handed `arguments`, no arrays", () => {
  measuring.setGoogleAnalytics("G-TEST1", true);
  expect(tag.dataLayer?.map(Array.isArray)).not.toContain(true);
});

test("withdrawing consent stops every hit until it is given again", () => {
  measuring.setGoogleAnalytics("G-TEST1", true);
  measuring.setGoogleAnalytics("G-TEST1", false);
  expect(entries().at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
  expect(tag["ga-disable-G-TEST1"]).toBe(true);
  measuring.setGoogleAnalytics("G-TEST1", true);
  expect(entries().at(-1)).toEqual(["consent", "update", { analytics_storage: "granted" }]);
  expect(tag["ga-disable-G-TEST1"]).toBe(false);
  expect(scripts).toHaveLength(1);
});

test("consent withdrawn in another tab applies in this one", () => {
  measuring.setGoogleAnalytics("G-TEST1", true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(entries().at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
});

function entries(): unknown[][] {
  return (tag.dataLayer ?? []).map((entry) => Array.from(entry));
}
