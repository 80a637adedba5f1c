import { createHash } from "node:crypto";
import { env } from "@/lib/config/env";
import { storeOriginOf } from "@/lib/config/s3-origin";
import { languageScript } from "@/lib/site/language-script";
import { themeScript } from "@/lib/site/theme";

/** Of the scripts in the head. Beside `unsafe-inline` a hash would switch that off, so only policies with a nonce name them. */
const headHashes = [languageScript, themeScript]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

const openScripts = "script-src 'self' 'unsafe-inline'";

/** Pages with styles of others': of mails, in frames that inherit the policy, and of Scalar, which writes them where it runs. */
export function hasStyleElements(pathname: string): boolean {
  return pathname === "/dev/mail" || pathname === "/api-docs";
}

/** The policy of a page. */
export function contentSecurityPolicy(nonce?: string, admitsStyleElements = false): string {
  // React's development build evaluates strings for its error stacks; no other may.
  const { appMode, s3 } = env();
  const isDevelopment = appMode === "development";
  const development = isDevelopment ? " 'unsafe-eval'" : "";
  const consent = consentSources();
  const scripts = nonce
    ? `script-src 'self' 'nonce-${nonce}' ${headHashes} 'strict-dynamic'`
    : openScripts;
  // Uploads go from the browser straight to the object store.
  const store = s3 ? ` ${storeOriginOf(s3)}` : "";
  return [
    "default-src 'self'",
    `${scripts}${development}${consent.scripts}`,
    // Browsers that know no finer ones (before 2023) heed the first.
    "style-src 'self' 'unsafe-inline'",
    // Next's screen of errors in development brings its own.
    `style-src-elem 'self'${isDevelopment || admitsStyleElements ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${consent.images}`,
    "font-src 'self'",
    `connect-src 'self'${store}${consent.connections}`,
    // Scripts of our own only; `strict-dynamic` alone would let a trusted script start any other.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of a page that is kept for everybody: it admits the page's own inline scripts by their hashes. */
export function policyOfCachedPage(html: string): string {
  const scripts = ["script-src 'self'", ...admittedHashes(html)].join(" ");
  return contentSecurityPolicy().replace(openScripts, scripts);
}

// None of them contains `<`, so what stands between two tags is the whole script, however a browser reads it.
const inlineScript = /<script(?: id="_R_")?>([^<]+)<\/script>/g;
const chunk = /^static\/chunks\/[\w~.-]+\.js$/;
const stream = "self.__next_f.push(";
const streamStart = "(self.__next_f=self.__next_f||[]).push([0])";
const boot = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** The hashes, as a policy names them, of those inline scripts of a page that can only be ours or Next's. */
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

/** Next's first line; after a form without JavaScript it carries what the form's action answered. */
function isStreamStart(script: string): boolean {
  const formState = `${streamStart};${stream}`;
  return (
    script === streamStart ||
    (script.startsWith(formState) && isStream(argumentOf(script, formState, ")")))
  );
}

/** What React reads: a row of its format (1, or 3 in base64) or the state of a form (2). */
function isStream(data: unknown): boolean {
  if (!(Array.isArray(data) && data.length === 2)) {
    return false;
  }
  const [kind, content] = data;
  return kind === 2 || ((kind === 1 || kind === 3) && typeof content === "string");
}

/** Which of the build's files come next, and which of their modules begins. */
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

function areAll(list: unknown, isRight: (one: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isRight);
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
// Hits go to the region's own host (region1.google-analytics.com …).
const collectors = "https://*.google-analytics.com https://*.analytics.google.com";

/** What a page's policy admits beside ourselves, each with the space before it. */
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
