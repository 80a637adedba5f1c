import { useLocale, useTranslations } from "next-intl";
import { formatMoment } from "@/lib/i18n/formats";
import type { MailContent, OutboxEntry } from "@/lib/mail/schema";
import { LinkedText } from "./linked-text";

/** One mail as its reader gets it: both parts, the HTML in a frame that runs no scripts. */
export function MailView({ mail }: { mail: OutboxEntry | MailContent }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <article id="mail" aria-labelledby="mail-subject" className="min-w-0">
      <h2 id="mail-subject" className="text-lg">
        {mail.subject}
      </h2>
      <p className="mt-1 text-sm text-steel-3">
        {"createdAt" in mail ? (
          <>
            {mail.recipient} ·{" "}
            <time dateTime={mail.createdAt.toISOString()}>
              {formatMoment(mail.createdAt, locale)}
            </time>
          </>
        ) : (
          t("mail|outbox|sample")
        )}
      </p>
      {mail.replyTo ? (
        <p className="text-sm text-steel-3">
          {t("mail|outbox|reply_to")}: {mail.replyTo}
        </p>
      ) : null}
      <iframe
        title={t("mail|outbox|html")}
        srcDoc={mail.html}
        // Links open beside; scripts, forms and this page's address stay out of its reach.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-4 h-[44rem] w-full rounded border border-steel-2"
      />
      <h3 className="mt-6 text-base">{t("mail|outbox|text")}</h3>
      <p className="panel mt-2 whitespace-pre-line break-words font-mono text-sm">
        <LinkedText text={mail.text} />
      </p>
    </article>
  );
}
