import "server-only";
import { throttle } from "@/lib/async/throttle";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import type { Job } from "@/lib/queue/job";
import { mailQueue } from "./mail-queue";
import { markMailFailed, markMailSent, sendMailsNow } from "./mutations";
import { writeToOutbox } from "./outbox-driver";
import { findUnsentMail } from "./queries";
import { renderMail } from "./render";
import { MailRejected, sendByResend } from "./resend-driver";
import type { Mail } from "./schema";

/** Two at once, so that one slow answer does not block the others. */
export const mailJob: Job = {
  queue: mailQueue,
  atOnce: 2,
  pollEveryInSeconds: 5,
  handle: sendMail,
};

// An outage rejects every mail, so each status is logged once in ten minutes.
const isNew = throttle(10 * 60_000);
// Avoids hammering a provider that limits the rate.
const mayHasten = throttle(5 * 60_000);

/** Skips a mail that is sent already. Throws an Error for a retry. */
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
    log()[level](
      facts,
      "mail not sent, see its last_error; more like it are logged in ten minutes",
    );
    await markMailFailed(id, error instanceof Error ? error.message : String(error));
    throw new Error("not sent, see last_error of the mail");
  }
  await markMailSent(id);
  if (mail.lastError !== null && mayHasten("")) {
    await sendMailsNow();
  }
}

function deliver(mail: Mail): Promise<void> {
  const { driver, from, resendApiKey, resendBaseUrl } = env().mail;
  return driver === "resend"
    ? sendByResend(mail, { from, apiKey: resendApiKey ?? "", baseUrl: resendBaseUrl })
    : writeToOutbox(mail, from);
}
