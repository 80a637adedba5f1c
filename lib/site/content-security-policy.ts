import { createHash } from "node:crypto";
import { env } from "@/lib/env/env";
import { storeOriginOf } from "@/lib/storage/s3-origin";
import { consentSources } from "./consent-sources";
import { themeScript } from "./theme-script";

/** Beside `unsafe-inline` a hash would switch that off, so only policies with a nonce name it. */
const themeHash = `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`;

/**
 * The policy of a page. Members' pages are dynamic and carry a nonce; cached pages cannot, so there inline
 * scripts (Next's own) are admitted and everything else is closed (stack.md, CSP).
 */
export function contentSecurityPolicy(nonce?: string): string {
  // React's development build evaluates strings for its error stacks; no other may.
  const { appMode, s3 } = env();
  const development = appMode === "development" ? " 'unsafe-eval'" : "";
  const consent = consentSources();
  const inline = nonce ? `'nonce-${nonce}' ${themeHash} 'strict-dynamic'` : "'unsafe-inline'";
  // Uploads go from the browser straight to the object store.
  const store = s3 ? ` ${storeOriginOf(s3)}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${development}${consent.scripts}`,
    "style-src 'self' 'unsafe-inline'",
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
