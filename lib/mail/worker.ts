import "server-only";
import { Resend } from "resend";
import { throttle } from "@/lib/async/throttle";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import type { Job } from "@/lib/queue/job";
import { writeToOutbox } from "./file-driver";
import { markMailFailed, markMailSent, sendMailsNow } from "./mutations";
import { mailQueue } from "./outbox";
import { findUnsentMail } from "./queries";
import { renderMail } from "./render";
import type { Mail } from "./schema";

/** Two at once, so that a provider that is slow to answer one mail does not hold up the others. */
export const mailJob: Job = {
  queue: mailQueue,
  atOnce: 2,
  lookEveryInSeconds: 5,
  handle: sendMail,
};

// A provider that is away refuses every mail: one line for each way of it.
const isNew = throttle(10 * 60_000);
// One that takes some and refuses others for their number must not be asked again and again.
const mayHasten = throttle(5 * 60_000);

/**
 * Sends a mail, unless that is done already: by a process that died before it could close the job.
 * Throws an Error when it could not be handed over; why stands in the mail's last_error.
 */
async function sendMail(id: string): Promise<void> {
  const mail = await findUnsentMail(id);
  if (!mail) {
    return;
  }
  try {
    await deliver({ ...mail, ...(await renderMail(mail.template, mail.locale, mail.data)) });
  } catch (error) {
    const status = error instanceof MailRejected ? error.status : undefined;
    const level = isNew(`${status}`) ? "warn" : "debug";
    const facts = { mailId: id, template: mail.template, status };
    log()[level](facts, "mail not sent, see its last_error; more like it are told in ten minutes");
    await markMailFailed(id, error instanceof Error ? error.message : String(error));
    throw new Error("not sent, see last_error of the mail");
  }
  await markMailSent(id);
  if (mail.lastError !== null && mayHasten("")) {
    await sendMailsNow();
  }
}

/** Hands a mail to the driver that the environment names (contract §7). Throws when it could not be handed over. */
function deliver(mail: Mail): Promise<void> {
  const { driver, from, resendApiKey, resendBaseUrl } = env().mail;
  return driver === "resend"
    ? sendByResend(mail, { from, apiKey: resendApiKey ?? "", baseUrl: resendBaseUrl })
    : writeToOutbox(mail, from);
}

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
    throw new MailRejected(`no answer within ${timeoutInMs} ms`);
  }
  const { statusCode: status, name, message } = error;
  throw new MailRejected(`${status ?? "no answer"} ${name}: ${message}`, status);
}

/** A mail that the provider did not take. The message says why and is fit for the row's `last_error`. */
export class MailRejected extends Error {
  override name = "MailRefusal";
  /** The provider's HTTP status; null where none came. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
