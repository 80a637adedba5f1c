import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "playwright/test";
import { readEml } from "@/tests/setup/eml";
import { queryIn } from "./database-steps";
import { outboxDir } from "./surroundings";

interface Mail {
  recipient: string;
  replyTo: string;
  subject: string;
  text: string;
}

/** Answers the newest mail with that subject; waits until the outbox has `count` of them. */
export async function mailTo(recipient: string, subject: string, count = 1): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(recipient);
        const meant = mails.filter((candidate) => candidate.subject === subject);
        mail = meant.at(-1);
        return meant.length;
      },
      { message: `mails to ${recipient}: ${subject}`, timeout: 30_000, intervals: [100] },
    )
    .toBeGreaterThanOrEqual(count);
  return mail as Mail;
}

/** Sends waiting notifications now, as if their ten quiet minutes were over. */
export async function endQuietOf(recipient: string): Promise<void> {
  await queryIn(
    process.env.DATABASE_URL ?? "",
    `WITH due AS (
      UPDATE mail_message SET created_at = now()
      WHERE recipient = '${recipient}' AND sent_at IS NULL AND created_at > now() RETURNING id
    )
    UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail' AND id IN (SELECT id FROM due)`,
  );
}

async function mailsTo(recipient: string): Promise<Mail[]> {
  const files = (await readdir(outboxDir)).filter((file) => file.endsWith(".eml")).sort();
  const mails = await Promise.all(files.map(mailIn));
  return mails.filter((mail) => mail.recipient === recipient);
}

/** Cached by file, because mails never change and all tests share the outbox. */
const mailsRead = new Map<string, Promise<Mail>>();

function mailIn(file: string): Promise<Mail> {
  const mail = mailsRead.get(file) ?? readFile(path.join(outboxDir, file), "latin1").then(readEml);
  mailsRead.set(file, mail);
  return mail;
}

export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  expect(link, `a link in: ${mail.text}`).toBeDefined();
  return link as string;
}
