import "server-only";
import type { Work } from "@/lib/jobs/work";
import { log } from "@/lib/log/log";
import { deliver } from "./delivery";
import { markMailFailed, markMailSent } from "./mutations";
import { mailQueue } from "./outbox";
import { findUnsentMail } from "./queries";
import { renderMail } from "./render";

/** Two at once, so that a provider that is slow to answer one mail does not hold up the others. */
export const mailWork: Work = {
  queue: mailQueue,
  atOnce: 2,
  lookEveryInSeconds: 5,
  handle: sendMail,
};

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
    log().warn({ mailId: id, template: mail.template }, "mail not sent, see its last_error");
    await markMailFailed(id, error instanceof Error ? error.message : String(error));
    throw new Error("not sent, see last_error of the mail");
  }
  await markMailSent(id);
}
