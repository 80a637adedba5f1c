import { stepFor } from "./stored-choice";

type Consent = "granted" | "denied";

const tag = window as typeof window & { dataLayer?: unknown[] } & Record<string, unknown>;
let measuredId: string | null = null;

/** Starts Google Analytics with the first consent, and tells it of every later choice (spec §2.13). */
export function setMeasuring(id: string | null, isAllowed: boolean): void {
  if (measuredId !== null) {
    tellChoice(isAllowed);
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
  tellChoice(true);
  gtag("js", new Date());
  gtag("config", id, {
    anonymize_ip: true,
    send_page_view: false,
    // Of this host alone: there the library finds its cookies to clear them.
    cookie_domain: "none",
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
  document.addEventListener("visibilitychange", followOtherTabs);
}

/** Denied, Google would still be sent hits without cookies; the switch of its own stops those too. */
function tellChoice(isAllowed: boolean): void {
  tag[`ga-disable-${measuredId}`] = !isAllowed;
  gtag("consent", "update", {
    analytics_storage: (isAllowed ? "granted" : "denied") satisfies Consent,
  });
}

function followOtherTabs(): void {
  if (!document.hidden && stepFor(document.cookie) !== "measure") {
    tellChoice(false);
  }
}

/** Google's script reads `arguments` objects, and takes an array for something else. */
function gtag(..._entry: unknown[]): void {
  tag.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  tag.dataLayer.push(arguments);
}
