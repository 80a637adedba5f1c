import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { formatMoment } from "@/lib/i18n/formats";
import type { OutboxEntry } from "@/lib/mail/schema";
import { mailHref } from "./mail-links";
import { entryLook, SideList } from "./side-list";

interface MailListProps {
  mails: OutboxEntry[];
  /** The opened one's name. */
  chosen: string | undefined;
}

/** The mails of the outbox, newest first. */
export function MailList({ mails, chosen }: MailListProps) {
  const t = useTranslations();
  const locale = useLocale();
  if (mails.length === 0) {
    return null;
  }
  return (
    <SideList title={t("mail|outbox|sent")}>
      {mails.map(({ name, subject, recipient, createdAt }) => (
        <li key={name}>
          <PageLink
            href={mailHref(name)}
            aria-current={name === chosen ? "page" : undefined}
            className={entryLook}
          >
            <span className="block font-semibold">{subject}</span>
            <span className="block text-xs text-steel-3">
              {recipient} ·{" "}
              <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt, locale)}</time>
            </span>
          </PageLink>
        </li>
      ))}
    </SideList>
  );
}
