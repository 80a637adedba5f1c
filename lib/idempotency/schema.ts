import { z } from "zod";

export const idempotencyKeys = z.string().regex(/^[\x21-\x7e]{1,200}$/, { error: "invalid" });

export interface IdempotentCall {
  operation: string;
  key: string;
  /** SHA-256 in hex. */
  fingerprint: string;
}
