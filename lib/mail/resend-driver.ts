import "server-only";
import { Resend } from "resend";
import type { Mail } from "./schema";

interface ResendSettings {
  from: string;
  apiKey: string;
  baseUrl?: string | undefined;
  timeoutInMs?: number;
}

/**
 * Sends by Resend; the row's id is the idempotency key, so that a repeat after a lost answer sends nothing.
 * Throws an Error with the provider's status and reason, or after `timeoutInMs` (10 s) without an answer.
 */
export async function sendByResend(
  { id, recipient, subject, text, html }: Mail,
  { from, apiKey, baseUrl, timeoutInMs = 10_000 }: ResendSettings,
): Promise<void> {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : undefined);
  const sending = resend.emails.send(
    { from, to: recipient, subject, text, html },
    { idempotencyKey: id },
  );
  const { error } = await withinTime(sending, timeoutInMs);
  if (error) {
    throw new Error(`${error.statusCode ?? "no answer"} ${error.name}: ${error.message}`);
  }
}

/** The package neither gives up nor lets itself be aborted. */
async function withinTime<Answer>(work: Promise<Answer>, timeoutInMs: number): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const reason = new Error(`no answer within ${timeoutInMs} ms`);
  const timer = setTimeout(() => reject(reason), timeoutInMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
