import "server-only";
import { startPollingLoop } from "@/lib/jobs/polling-loop";
import { log } from "@/lib/log/log";
import { deliver } from "./delivery";
import { claimDueMail, markMailFailed, markMailSent } from "./mutations";
import { renderMail } from "./render";
import { mailWorkerHolder } from "./wake";

const pollEveryInMs = 5_000;

/** Starts the one worker of this process (instrumentation.ts). */
export function startMailWorker(): void {
  mailWorkerHolder.lagerfundMailWorker ??= startPollingLoop({
    name: "mail",
    everyInMs: pollEveryInMs,
    work: sendDueMail,
  });
}

/**
 * Sends the mail that is due longest; false when none is. A failure is noted and tried again later, for ever:
 * what a provider refuses today is most often a setting that somebody mends tomorrow.
 */
export async function sendDueMail(): Promise<boolean> {
  const due = await claimDueMail();
  if (!due) {
    return false;
  }
  try {
    await deliver({ ...due, ...renderMail(due.template, due.locale, due.data) });
    await markMailSent(due.id);
  } catch (error) {
    const { id, template, attempts } = due;
    log().warn({ mailId: id, template, attempts }, "mail not sent, see its last_error");
    await markMailFailed(id, error instanceof Error ? error.message : String(error));
  }
  return true;
}
