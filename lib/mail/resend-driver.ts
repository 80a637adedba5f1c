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
 * Rejects with a MailRefusal, after `timeoutInMs` (10 s) without an answer too: the request is then cut off.
 */
export async function sendByResend(
  { id, recipient, replyTo, subject, text, html }: Mail,
  { from, apiKey, baseUrl, timeoutInMs = 10_000 }: ResendSettings,
): Promise<void> {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : undefined);
  const signal = AbortSignal.timeout(timeoutInMs);
  const { error } = await resend.emails.send(
    { from, to: recipient, ...(replyTo && { replyTo }), subject, text, html },
    { idempotencyKey: id, signal },
  );
  if (!error) {
    return;
  }
  if (signal.aborted) {
    throw new MailRefusal(`no answer within ${timeoutInMs} ms`);
  }
  const { statusCode: status, name, message } = error;
  throw new MailRefusal(`${status ?? "no answer"} ${name}: ${message}`, status);
}

/** A mail that the provider did not take. The message says why and is fit for the row's `last_error`. */
export class MailRefusal extends Error {
  override name = "MailRefusal";
  /** The provider's HTTP status; null where none came. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
