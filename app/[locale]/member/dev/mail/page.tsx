import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MailList } from "@/components/mail/mail-list";
import { env } from "@/lib/env/env";
import { listOutbox } from "@/lib/mail/file-driver";

export const metadata: Metadata = { title: "/dev/mail", robots: { index: false } };

const shownMails = 50;

/** The outbox of development and the demo (contract §7): everybody's mails, so never in production. */
export default async function DevMailPage() {
  if (env().appMode === "production") {
    notFound();
  }
  return <MailList mails={await listOutbox(shownMails)} />;
}
