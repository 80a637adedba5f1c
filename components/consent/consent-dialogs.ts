import { type CookieConsentConfig, reset, run, showPreferences } from "vanilla-cookieconsent";
import type { AnalyticsSettings } from "@/lib/consent/analytics-settings";
import {
  consentCookieName,
  consentHoldsInDays,
  consentRevision,
} from "@/lib/consent/consent-cookie";
import "./consent.css";
import "./consent-banner.css";
import "./consent-preferences.css";
import { consentStepFor } from "./consent-step";
import { setGoogleAnalytics } from "./google-analytics";
import { loadTranslation } from "./load-translation";

let running: Promise<void> | undefined;
let root: HTMLElement | undefined;

export async function openConsent(settings: AnalyticsSettings, isPressed: boolean): Promise<void> {
  running ??= start(settings);
  try {
    await running;
  } catch (cause) {
    running = undefined;
    throw cause;
  }
  if (isPressed) {
    showPreferences();
  }
}

async function start({ analyticsId, translationUrl }: AnalyticsSettings): Promise<void> {
  const language = document.documentElement.lang === "de" ? "de" : "en";
  const translation = await loadTranslation(language, translationUrl);
  const follow: CookieConsentConfig["onConsent"] = ({ cookie }) =>
    setGoogleAnalytics(analyticsId, cookie.categories.includes("analytics"));
  root = rootOfDialogs();
  await run({
    root,
    revision: consentRevision,
    mode: "opt-in",
    // `Consent` handles bots itself.
    hideFromBots: false,
    cookie: {
      name: consentCookieName,
      path: "/",
      sameSite: "Lax",
      // The library omits Secure on a page loaded by http.
      secure: true,
      expiresAfterDays: consentHoldsInDays,
    },
    guiOptions: { consentModal: { layout: "bar" } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { services: { google_analytics: {} }, autoClear: { cookies: [{ name: /^_ga/ }] } },
    },
    language: { default: "en", autoDetect: "document", translations: { [language]: translation } },
    onConsent: follow,
    onChange: follow,
    onModalReady: ({ modalName, modal }) =>
      modalName === "consentModal" ? makeBanner(modal) : unfoldSections(modal),
  });
  document.addEventListener("visibilitychange", forget);
}

/** Resets the library, so that it reads a choice made in another tab. */
async function forget(): Promise<void> {
  await running?.catch(() => undefined);
  const isOpen = document.documentElement.classList.contains("show--preferences");
  if (running && !isOpen && consentStepFor(document.cookie) !== "ask") {
    reset(false);
    root?.remove();
    running = undefined;
  }
}

/** Before the page's content in tab order, but behind the skip link. React does not touch it there. */
function rootOfDialogs(): HTMLElement {
  const root = document.createElement("div");
  document.querySelector("body > [href='#main']")?.after(root);
  if (!root.isConnected) {
    document.body.prepend(root);
  }
  return root;
}

function makeBanner(modal: HTMLElement): void {
  modal.setAttribute("role", "region");
  modal.removeAttribute("aria-modal");
  modal.removeAttribute("aria-describedby");
  modal.firstElementChild?.removeAttribute("tabindex");
  // The library would move the focus from the last button to the first.
  modal.addEventListener("keydown", (event) => {
    if (event.key === "Tab") {
      event.stopPropagation();
    }
  });
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--consent-height", `${modal.offsetHeight}px`);
  new ResizeObserver(measure).observe(modal);
}

function unfoldSections(modal: HTMLElement): void {
  for (const title of modal.querySelectorAll<HTMLElement>("[aria-expanded=false]")) {
    title.click();
  }
  modal.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" && event.key !== "Escape") {
      event.stopPropagation();
    }
  });
}
