import type { Metadata } from "next";
import type { Locale } from "next-intl";
import { getLocale } from "next-intl/server";
import { type MailChoice, OutboxScreen } from "@/components/mail/outbox-screen";
import { env } from "@/lib/config/env";
import { findInOutbox, listOutbox } from "@/lib/mail/outbox-driver";
import { findPreview } from "@/lib/mail/previews";
import { missingPage } from "../../../_missing/missing-page";

export const metadata: Metadata = { title: "/dev/mail", robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const shownMails = 50;

/** Shows everybody's mails, so never in production. */
export default async function DevMailPage({ searchParams }: Props) {
  if (env().appMode === "production") {
    return missingPage();
  }
  const mails = await listOutbox(shownMails);
  const choice = choiceOf(await searchParams, mails[0]?.name);
  const opened = await findMail(choice, await getLocale());
  return <OutboxScreen mails={mails} choice={choice} opened={opened} />;
}

function choiceOf(
  { mail, template }: Awaited<Props["searchParams"]>,
  newest: string | undefined,
): MailChoice {
  if (typeof template === "string") {
    return { template };
  }
  return { mail: typeof mail === "string" ? mail : newest };
}

/** `lang` in the address chooses the language of a preview. */
function findMail({ mail, template }: MailChoice, locale: Locale) {
  if (template !== undefined) {
    return findPreview(template, locale);
  }
  return mail === undefined ? null : findInOutbox(mail);
}
