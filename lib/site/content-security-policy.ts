import { env } from "@/lib/env/env";
import { storeOriginOf } from "@/lib/storage/s3-origin";

/**
 * The policy of a page. Members' pages are dynamic and carry a nonce; cached pages cannot, so there inline
 * scripts (Next's own) are admitted and everything else is closed (stack.md, CSP).
 */
export function contentSecurityPolicy(nonce?: string): string {
  // React's development build evaluates strings for its error stacks; no other may.
  const { appMode, s3 } = env();
  const development = appMode === "development" ? " 'unsafe-eval'" : "";
  const script = nonce
    ? `'self' 'nonce-${nonce}' 'strict-dynamic'${development}`
    : `'self' 'unsafe-inline'${development}`;
  // Uploads go from the browser straight to the object store.
  const store = s3 ? ` ${storeOriginOf(s3)}` : "";
  return [
    "default-src 'self'",
    `script-src ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${store}`,
    // Scripts of our own only; `strict-dynamic` alone would let a trusted script start any other.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
