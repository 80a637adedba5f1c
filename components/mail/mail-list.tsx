import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoment } from "@/lib/i18n/formats";
import type { OutboxEntry } from "@/lib/mail/schema";
import { LinkedText } from "./linked-text";

/** The mails of the outbox, newest first and unfolded. */
export function MailList({ mails }: { mails: OutboxEntry[] }) {
  const t = useTranslations();
  return (
    <>
      <h1 className="text-xl">{t("mail|outbox|title")}</h1>
      {mails.length === 0 ? <EmptyState title={t("mail|outbox|empty")} /> : null}
      {mails.map((mail, index) => (
        <details key={mail.name} open={index === 0} className="panel mt-4">
          <summary className="cursor-pointer">
            <strong>{mail.subject}</strong>{" "}
            <span className="text-sm text-steel-3">
              {mail.recipient} ·{" "}
              <time dateTime={mail.createdAt.toISOString()}>{formatMoment(mail.createdAt)}</time>
            </span>
          </summary>
          <p className="mt-4 whitespace-pre-line break-words">
            <LinkedText text={mail.text} />
          </p>
        </details>
      ))}
    </>
  );
}
