import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const claims = z.discriminatedUnion("operation", [
  z.object({
    operation: z.literal("upload"),
    key: z.string(),
    contentType: z.string(),
    sizeInBytes: z.number().nullable(),
    expiresAtInMs: z.number(),
  }),
  z.object({
    operation: z.literal("download"),
    key: z.string(),
    contentType: z.string(),
    fileName: z.string(),
    expiresAtInMs: z.number(),
  }),
]);

type Claims = z.output<typeof claims>;
type ClaimsOf<Name extends Claims["operation"]> = Extract<Claims, { operation: Name }>;

/** Format `<base64url JSON>.<HMAC-SHA256>`. */
export function sealToken(secret: string, content: Claims): string {
  const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** Null when forged, expired or of another operation. */
export function openToken<Name extends Claims["operation"]>(
  secret: string,
  operation: Name,
  token: string,
  nowInMs = Date.now(),
): ClaimsOf<Name> | null {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSame(signature, signatureOf(secret, payload))) {
    return null;
  }
  const content = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const holds = content.operation === operation && content.expiresAtInMs > nowInMs;
  return holds ? (content as ClaimsOf<Name>) : null;
}

/** The label separates these signatures from others of the secret. */
function signatureOf(secret: string, payload: string): string {
  return createHmac("sha256", secret).update(`storage-token:${payload}`).digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
