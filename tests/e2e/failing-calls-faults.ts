import type { Page, Request, Route } from "playwright/test";
import { site } from "@/lib/config/site";
import { baseUrl } from "./surroundings";
import type { Texts } from "./texts";

const html = { contentType: "text/html", body: "<h1>Proxy error</h1>" };

const answers = {
  "a broken line": (route: Route) => route.abort("connectionreset"),
  "500": (route: Route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
  "503": (route: Route) => route.fulfill({ status: 503, ...html }),
  "401": (route: Route) => route.fulfill({ status: 401, json: { message: "Unauthorized" } }),
  "429": (route: Route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "120" }, ...html }),
  "no network": null,
} as const;

export type Fault = keyof typeof answers;
/** No neighbours show the same sentence, so a sentence always belongs to the last press. */
export const faults: Fault[] = ["500", "no network", "503", "401", "a broken line", "429"];

export interface FaultyLine {
  set: (fault: Fault | null) => Promise<void>;
  hits: () => number;
}

/** Fails every call of the page while a fault is set, but never a document load. */
export function faultyLine(page: Page): FaultyLine {
  let hits = 0;
  const set = async (fault: Fault | null) => {
    hits = 0;
    // Playwright's routes disable the HTTP cache, so the route exists only during a fault.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().setOffline(fault === "no network");
    if (fault) {
      await page.route("**/*", (route) => {
        if (!isCall(route.request())) {
          return route.continue();
        }
        hits += 1;
        return answers[fault]?.(route) ?? route.continue();
      });
    }
  };
  return { set, hits: () => hits };
}

/** Changing requests and fetched pages count; background requests do not. */
function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (!request.url().startsWith(baseUrl) || request.isNavigationRequest()) {
    return false;
  }
  const headers = request.headers();
  const isOfItself = /last-active-timestamp$|^\/listing\/view\//.test(pathname);
  return request.method() === "GET"
    ? headers.rsc !== undefined && headers["next-router-prefetch"] === undefined
    : !isOfItself;
}

export function sentencesFor(fault: Fault, t: Texts): string[] {
  const contact = { email: site.contactEmail };
  const byFault: Record<Fault, string[]> = {
    "a broken line": [t("error|UNREACHABLE"), t("contact-operator|offline")],
    "500": [t("error|INTERNAL"), t("contact-operator|failed", contact)],
    "503": [t("error|UNAVAILABLE"), t("contact-operator|failed", contact)],
    "401": [t("session|ended"), t("error|UNAUTHENTICATED"), t("contact-operator|failed", contact)],
    "429": [
      "in 2 Minuten",
      t("error|retry_after|short", { minutes: "2" }),
      t("error|TOO_MANY_REQUESTS"),
      t("contact-operator|too_many", contact),
    ],
    "no network": [t("error|UNREACHABLE"), t("contact-operator|offline")],
  };
  return byFault[fault].map((sentence) => sentence.replace(/\.$/, ""));
}
