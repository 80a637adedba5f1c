import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "playwright/test";
import { readEml } from "@/tests/setup/eml";
import { outboxDir } from "./surroundings";

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

/** The newest mail to somebody with that subject; waits until the outbox has it. */
export async function mailTo(recipient: string, subject: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(recipient);
        mail = mails.findLast((candidate) => candidate.subject === subject);
        return mails.map((candidate) => candidate.subject);
      },
      { message: `the mails to ${recipient}`, timeout: 30_000 },
    )
    .toContain(subject);
  return mail as Mail;
}

/** All mails to somebody, oldest first. */
async function mailsTo(recipient: string): Promise<Mail[]> {
  const files = (await readdir(outboxDir)).filter((file) => file.endsWith(".eml")).sort();
  const mails = await Promise.all(
    files.map(async (file) => readEml(await readFile(path.join(outboxDir, file), "latin1"))),
  );
  return mails.filter((mail) => mail.recipient === recipient);
}

/** The first address of a page of ours in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  expect(link, `a link in: ${mail.text}`).toBeDefined();
  return link as string;
}
