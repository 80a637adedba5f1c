import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters of base64url. */
export function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 in hex; a random secret needs no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
