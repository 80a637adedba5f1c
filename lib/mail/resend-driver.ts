import "server-only";
import { Resend } from "resend";
import type { Mail } from "./schema";

interface ResendSettings {
  from: string;
  apiKey: string;
  baseUrl?: string | undefined;
  timeoutInMs?: number;
}

/** The mail's id is the idempotency key. Throws MailRejected. */
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
    throw new MailRejected(`no answer within ${timeoutInMs} ms`);
  }
  const { statusCode: status, name, message } = error;
  throw new MailRejected(`${status ?? "no answer"} ${name}: ${message}`, status);
}

export class MailRejected extends Error {
  override name = "MailRejected";
  /** Null where no response came. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
