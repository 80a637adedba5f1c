"use client";

import { useEffect, useRef, useState } from "react";
import type { Locale } from "@/lib/i18n/locales";

interface ApiReferenceProps {
  locale: Locale;
  loadingText: string;
  failedText: string;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, { operationId: string; tags: [string] }>>;
}

/** A minimal type, because Scalar's own would import Vue's. */
interface Scalar {
  createApiReference(element: Element, configuration: object): { destroy(): void };
}

const script = new URL(
  "../../node_modules/@scalar/api-reference/dist/browser/standalone.js",
  import.meta.url,
).href;

export function ApiReference({ locale, loadingText, failedText }: ApiReferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");

  useEffect(() => {
    if (!isOwnDocument()) {
      // The policy of the page before a soft navigation forbids style elements.
      location.reload();
      return;
    }
    const leaving = new AbortController();
    show(place.current, locale, leaving.signal).then(
      () => setState("shown"),
      () => setState(leaving.signal.aborted ? "loading" : "failed"),
    );
    return () => leaving.abort();
  }, [locale]);

  return (
    <>
      <div ref={place} className="mt-8" />
      {state === "shown" ? null : (
        <p role="status" className="mt-6 noscript:hidden">
          {state === "failed" ? failedText : loadingText}
        </p>
      )}
    </>
  );
}

function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === location.pathname;
}

async function show(place: Element | null, locale: Locale, signal: AbortSignal): Promise<void> {
  const [scalar, document] = await Promise.all([loadScalar(), fetchDocument(locale, signal)]);
  signal.throwIfAborted();
  const element = place?.appendChild(window.document.createElement("div"));
  if (!element) {
    return;
  }
  // The page has its own main element, so Scalar's gets another role.
  const onLoaded = () => element.querySelector("main")?.setAttribute("role", "none");
  const configuration = { ...configurationOf(document, locale), onLoaded };
  const shown = scalar.createApiReference(element, configuration);
  addEventListener("storage", followTheme, { signal });
  systemDark().addEventListener("change", followTheme, { signal });
  signal.addEventListener("abort", () => {
    shown.destroy();
    element.remove();
    for (const left of window.document.querySelectorAll(".scalar-app")) {
      left.remove();
    }
    window.document.body.classList.remove("dark-mode", "light-mode");
  });
}

let loaded: Promise<Scalar> | undefined;

function loadScalar(): Promise<Scalar> {
  loaded ??= new Promise<Scalar>((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src: script });
    element.onload = () => resolve((window as unknown as { Scalar: Scalar }).Scalar);
    element.onerror = () => {
      loaded = undefined;
      reject(new Error("The script did not come."));
    };
    document.head.append(element);
  });
  return loaded;
}

async function fetchDocument(locale: Locale, signal: AbortSignal): Promise<OpenApiDocument> {
  const response = await fetch(`/openapi.json?lang=${locale}`, { signal });
  if (!response.ok) {
    throw new Error(`The document did not come: ${response.status}`);
  }
  return response.json();
}

/** Disables Scalar's proxy, telemetry, fonts, agent and accounts, so that nothing leaves this host. */
function configurationOf(document: OpenApiDocument, locale: Locale): object {
  return {
    content: document,
    localization: { locale },
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    documentDownloadType: "none",
    hideDarkModeToggle: true,
    forceDarkModeState: isDark() ? "dark" : "light",
    customCss: ownLook,
    customFetch: fetchAsPage,
    showExtensions: ["x-access", "x-read-only", "x-rate-limit", "x-max-body-bytes"],
    generateTagSlug: ({ name }: { name: string }) => name,
    generateOperationSlug: ({ operationId }: { operationId: string }) => operationId,
    redirect: (hash: string) => placeOf(document, hash.slice(1)),
  };
}

/** Removes an empty bearer, which would override the page's session. */
function fetchAsPage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.headers.get("authorization") === "Bearer") {
    request.headers.delete("authorization");
  }
  return fetch(request);
}

const ownLook = `
.scalar-app {
  --scalar-font: var(--font-sans);
  --scalar-font-code: var(--font-mono);
  --scalar-color-1: var(--color-ink);
  --scalar-color-2: var(--color-steel-3);
  --scalar-color-3: var(--color-steel-3);
  --scalar-color-accent: var(--color-petrol);
  --scalar-background-1: var(--color-paper);
  --scalar-background-2: var(--color-steel-1);
  --scalar-background-3: var(--color-steel-2);
  --scalar-border-color: var(--color-steel-2);
  --scalar-sidebar-background-1: var(--color-paper);
  --scalar-custom-header-height: var(--header-height);
}
body:is(.light-mode, .dark-mode) { background: var(--color-paper) }
.scalar-app h1 { display: none !important }
`;

function placeOf({ paths }: OpenApiDocument, name: string): string | null {
  const calls = Object.values(paths).flatMap((path) => Object.values(path));
  const call = calls.find(({ operationId }) => operationId === name);
  return call ? `#tag/${call.tags[0]}/${name}` : null;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : systemDark().matches;
}

function followTheme(): void {
  document.body.classList.toggle("dark-mode", isDark());
  document.body.classList.toggle("light-mode", !isDark());
}

function systemDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}
