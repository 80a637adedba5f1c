import { consentStepFor } from "./consent-step";

type Consent = "granted" | "denied";

const tag = window as typeof window & { dataLayer?: unknown[] } & Record<string, unknown>;
let measuredId: string | null = null;

export function setGoogleAnalytics(id: string | null, isAllowed: boolean): void {
  if (measuredId !== null) {
    sendChoice(isAllowed);
  } else if (isAllowed && id === null) {
    console.warn("GA ID missing");
  } else if (isAllowed && id !== null) {
    start(id);
  }
}

function start(id: string): void {
  measuredId = id;
  const denied: Consent = "denied";
  gtag("consent", "default", {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
  });
  sendChoice(true);
  gtag("js", new Date());
  gtag("config", id, {
    anonymize_ip: true,
    send_page_view: false,
    cookie_domain: "none",
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
  document.addEventListener("visibilitychange", followOtherTabs);
}

/** With consent denied Google still gets hits without cookies; this switch stops them. */
function sendChoice(isAllowed: boolean): void {
  tag[`ga-disable-${measuredId}`] = !isAllowed;
  gtag("consent", "update", {
    analytics_storage: (isAllowed ? "granted" : "denied") satisfies Consent,
  });
}

function followOtherTabs(): void {
  if (!document.hidden && consentStepFor(document.cookie) !== "measure") {
    sendChoice(false);
  }
}

/** Google's script needs `arguments` objects and ignores arrays. */
function gtag(..._entry: unknown[]): void {
  tag.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would be ignored.
  tag.dataLayer.push(arguments);
}
