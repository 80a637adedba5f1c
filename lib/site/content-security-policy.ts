import { createHash } from "node:crypto";
import { env } from "@/lib/env/env";
import { storeOriginOf } from "@/lib/storage/s3-origin";
import { consentSources } from "./consent-sources";
import { admittedHashes } from "./inline-scripts";
import { languageScript } from "./language-script";
import { themeScript } from "./theme-script";

/** Of the scripts in the head. Beside `unsafe-inline` a hash would switch that off, so only policies with a nonce name them. */
const headHashes = [languageScript, themeScript]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

const openScripts = "script-src 'self' 'unsafe-inline'";

/** Pages with styles of others': of mails, in frames that inherit the policy, and of Scalar, which writes them where it runs. */
export function hasStyleElements(pathname: string): boolean {
  return pathname === "/dev/mail" || pathname === "/api-docs";
}

/**
 * The policy of a page. What is made for each request carries a nonce; without one it is open (development, Vercel's kept
 * pages). Two pages alone admit style elements (hasStyleElements).
 */
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
export function policyOfKeptPage(html: string): string {
  const scripts = ["script-src 'self'", ...admittedHashes(html)].join(" ");
  return contentSecurityPolicy().replace(openScripts, scripts);
}
