import "server-only";
import { throttle } from "@/lib/async/throttle";
import { env } from "@/lib/env/env";
import type { Work } from "@/lib/jobs/work";
import { log } from "@/lib/log/log";
import { writeToOutbox } from "./file-driver";
import { hastenMails, markMailFailed, markMailSent } from "./mutations";
import { mailQueue } from "./outbox";
import { findUnsentMail } from "./queries";
import { renderMail } from "./render";
import { MailRefusal, sendByResend } from "./resend-driver";
import type { Mail } from "./schema";

/** Two at once, so that a provider that is slow to answer one mail does not hold up the others. */
export const mailWork: Work = {
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
 * Throws an Error when it could not be handed over; why stands in the mail's last_error. One that goes through at last
 * says that the provider is back: then the others need not wait for their turns, up to an hour.
 */
async function sendMail(id: string): Promise<void> {
  const mail = await findUnsentMail(id);
  if (!mail) {
    return;
  }
  try {
    await deliver({ ...mail, ...(await renderMail(mail.template, mail.locale, mail.data)) });
  } catch (error) {
    const status = error instanceof MailRefusal ? error.status : undefined;
    const level = isNew(`${status}`) ? "warn" : "debug";
    const facts = { mailId: id, template: mail.template, status };
    log()[level](facts, "mail not sent, see its last_error; more like it are told in ten minutes");
    await markMailFailed(id, error instanceof Error ? error.message : String(error));
    throw new Error("not sent, see last_error of the mail");
  }
  await markMailSent(id);
  if (mail.lastError !== null && mayHasten("")) {
    await hastenMails();
  }
}

/** Hands a mail to the driver that the environment names (contract §7). Throws when it could not be handed over. */
function deliver(mail: Mail): Promise<void> {
  const { driver, from, resendApiKey, resendBaseUrl } = env().mail;
  return driver === "resend"
    ? sendByResend(mail, { from, apiKey: resendApiKey ?? "", baseUrl: resendBaseUrl })
    : writeToOutbox(mail, from);
}
