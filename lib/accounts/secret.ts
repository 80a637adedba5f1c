import { createHash, randomBytes } from "node:crypto";

/** A new session id or token: 256 random bits, base64url, 43 characters. */
export function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a secret: SHA-256 in hex. The secret is random, so no salt is needed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
