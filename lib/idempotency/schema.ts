import { z } from "zod";

/** What a caller names a call by, to repeat it without doing it twice: visible ASCII, as the header has it. */
export const idempotencyKeys = z.string().regex(/^[\x21-\x7e]{1,200}$/, { error: "invalid" });

export interface IdempotentCall {
  operation: string;
  key: string;
  /** SHA-256 of the input in hex. */
  fingerprint: string;
}
