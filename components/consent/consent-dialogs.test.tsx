import { reset } from "vanilla-cookieconsent";
import { expect, test, vi } from "vitest";
import { consentCookieName, consentRevision } from "@/lib/consent/consent-cookie";
import { openConsent } from "./consent-dialogs";

vi.mock("vanilla-cookieconsent", () => ({ reset: vi.fn(), run: async () => {} }));
vi.mock("./load-translation", () => ({ loadTranslation: async () => ({}) }));

test("a choice in another tab ends the question in this one, but closes no dialog that is open", async () => {
  await openConsent({ analyticsId: null, translationUrl: null }, false);
  await comeBack();
  const times = { consentTimestamp: "now", lastConsentTimestamp: "now" };
  const choice = { consentId: "x", ...times, revision: consentRevision, categories: [] };
  const { classList } = document.documentElement;
  classList.add("show--preferences");
  const cookie = `${consentCookieName}=${encodeURIComponent(JSON.stringify(choice))}`;
  vi.spyOn(document, "cookie", "get").mockReturnValue(cookie);
  await comeBack();
  expect([vi.mocked(reset).mock.calls, document.body.childElementCount]).toEqual([[], 1]);
  classList.remove("show--preferences");
  await comeBack();
  expect([vi.mocked(reset).mock.calls, document.body.childElementCount]).toEqual([[[false]], 0]);
});

async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise((resolve) => setTimeout(resolve));
}
