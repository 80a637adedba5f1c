import { env } from "@/lib/env/env";

/**
 * The policy of a page. Members' pages are dynamic and carry a nonce; cached pages cannot, so there inline
 * scripts (Next's own) are admitted and everything else is closed (stack.md, CSP).
 */
export function contentSecurityPolicy(nonce?: string): string {
  // React's development build evaluates strings for its error stacks; no other may.
  const development = env().appMode === "development" ? " 'unsafe-eval'" : "";
  const script = nonce
    ? `'self' 'nonce-${nonce}' 'strict-dynamic'${development}`
    : `'self' 'unsafe-inline'${development}`;
  return [
    "default-src 'self'",
    `script-src ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
