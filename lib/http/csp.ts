import { createHash } from "node:crypto";
import { env } from "@/lib/config/env";
import { s3OriginOf } from "@/lib/config/s3-origin";
import { languageScript } from "@/lib/site/language-script";
import { themeScript } from "@/lib/site/theme";

/** A hash disables `unsafe-inline`, so only policies with a nonce list them. */
const headHashes = [languageScript, themeScript]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

const openScripts = "script-src 'self' 'unsafe-inline'";

/** Mail frames inherit the policy, and Scalar writes styles at run time. */
export function hasStyleElements(pathname: string): boolean {
  return pathname === "/dev/mail" || pathname === "/api-docs";
}

export function contentSecurityPolicy(nonce?: string, admitsStyleElements = false): string {
  // React's development build evaluates strings.
  const { appMode, s3 } = env();
  const isDevelopment = appMode === "development";
  const development = isDevelopment ? " 'unsafe-eval'" : "";
  const consent = consentSources();
  const scripts = nonce
    ? `script-src 'self' 'nonce-${nonce}' ${headHashes} 'strict-dynamic'`
    : openScripts;
  // Browsers upload directly to the object store.
  const store = s3 ? ` ${s3OriginOf(s3)}` : "";
  return [
    "default-src 'self'",
    `${scripts}${development}${consent.scripts}`,
    // Fallback for browsers before 2023.
    "style-src 'self' 'unsafe-inline'",
    // Next's error overlay adds styles.
    `style-src-elem 'self'${isDevelopment || admitsStyleElements ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${consent.images}`,
    "font-src 'self'",
    `connect-src 'self'${store}${consent.connections}`,
    // Under `strict-dynamic` alone a trusted script could start any worker.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Cached pages have no nonce, so hashes admit their inline scripts. */
export function policyOfCachedPage(html: string): string {
  const scripts = ["script-src 'self'", ...admittedHashes(html)].join(" ");
  return contentSecurityPolicy().replace(openScripts, scripts);
}

// No admitted script contains `<`, so this matches whole scripts.
const inlineScript = /<script(?: id="_R_")?>([^<]+)<\/script>/g;
const chunk = /^static\/chunks\/[\w~.-]+\.js$/;
const stream = "self.__next_f.push(";
const streamStart = "(self.__next_f=self.__next_f||[]).push([0])";
const boot = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

export function admittedHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(inlineScript)) {
    if (isAdmitted(script)) {
      hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  }
  return [...hashes];
}

function isAdmitted(script: string): boolean {
  if (script.startsWith(stream)) {
    return isStream(argumentOf(script, stream, ")"));
  }
  if (script.startsWith(boot)) {
    return isBoot(argumentOf(script, boot, ");"));
  }
  return script === languageScript || script === themeScript || isStreamStart(script);
}

function isStreamStart(script: string): boolean {
  const formState = `${streamStart};${stream}`;
  return (
    script === streamStart ||
    (script.startsWith(formState) && isStream(argumentOf(script, formState, ")")))
  );
}

/** A row of React's format (1, base64: 3) or a form state (2). */
function isStream(data: unknown): boolean {
  if (!(Array.isArray(data) && data.length === 2)) {
    return false;
  }
  const [kind, content] = data;
  return kind === 2 || ((kind === 1 || kind === 3) && typeof content === "string");
}

function isBoot(data: unknown): boolean {
  if (typeof data !== "object" || data === null) {
    return false;
  }
  const { otherChunks, runtimeModuleIds, ...rest } = data as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    areAll(otherChunks, (one) => typeof one === "string" && chunk.test(one)) &&
    areAll(runtimeModuleIds, (one) => typeof one === "number")
  );
}

function areAll(list: unknown, matches: (one: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(matches);
}

function argumentOf(script: string, before: string, after: string): unknown {
  if (!script.endsWith(after)) {
    return undefined;
  }
  try {
    return JSON.parse(script.slice(before.length, -after.length));
  } catch {
    return undefined;
  }
}

const tagManager = "https://www.googletagmanager.com";
// Hits go to regional hosts, e.g. region1.google-analytics.com.
const collectors = "https://*.google-analytics.com https://*.analytics.google.com";

export function consentSources(): { scripts: string; images: string; connections: string } {
  const { analyticsId, consentTranslationUrl } = env();
  const texts = URL.parse(consentTranslationUrl ?? "");
  const google = (hosts: string) => (analyticsId ? ` ${hosts}` : "");
  return {
    scripts: google(tagManager),
    images: google(`${tagManager} ${collectors}`),
    connections: google(`${tagManager} ${collectors}`) + (texts ? ` ${texts.origin}` : ""),
  };
}
