import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Consent } from "./consent";
import { openConsent } from "./consent-dialogs";

vi.mock("./consent-dialogs", () => ({ openConsent: vi.fn(async () => {}) }));

const phone = "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) Chrome/130 Mobile";
const settings = { analyticsId: null, translationUrl: null };

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test("who looks like a bot is not asked, but has the choice by pressing the button", async () => {
  const button = show(phone);
  button.click();
  await vi.waitFor(() => expect(openConsent).toHaveBeenCalledWith(settings, true));
  expect(openConsent).toHaveBeenCalledOnce();
});

test.each([
  [new TypeError("sections[2].title.replace is no function"), true],
  [Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" }), false],
])("where the choice does not open for %s, the console hears of it: %s", async (cause, isHeard) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const refused = vi.mocked(openConsent).mockImplementationOnce(() => Promise.reject(cause));
  show("Mozilla/5.0 (X11; Linux x86_64) Firefox/130");
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(settings, false));
  await act(async () => {});
  expect(warn.mock.calls).toEqual(isHeard ? [[cause]] : []);
});

/** A page with the button at its foot, in a browser that calls itself so. */
function show(userAgent: string): HTMLElement {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  Object.defineProperty(navigator, "webdriver", { value: false, configurable: true });
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true });
  const button = document.createElement("button");
  button.setAttribute("data-consent", "");
  document.body.replaceChildren(button);
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<Consent {...settings} />));
  onTestFinished(() => act(() => root.unmount()));
  return button;
}
