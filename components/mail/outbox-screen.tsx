import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { formatMoment } from "@/lib/i18n/formats";
import { type Locale, locales } from "@/lib/i18n/locales";
import { type MailContent, mailTemplateNames, type OutboxEntry } from "@/lib/mail/schema";

/** Long lists scroll by themselves, so that a phone still shows the opened mail. */
function SideList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base">
        {title}
      </h2>
      <ul className="mt-2 max-h-72 overflow-y-auto rounded border border-steel-2 lg:max-h-[32rem]">
        {children}
      </ul>
    </nav>
  );
}

const entryLook =
  "block border-b border-l-2 border-b-steel-2 border-l-transparent px-3 py-2 text-sm hover:bg-steel-1 aria-[current]:border-l-petrol aria-[current]:bg-steel-1 -outline-offset-2 focus-visible:-outline-offset-2";

interface MailDeskProps {
  mails: OutboxEntry[];
  choice: MailChoice;
  /** Null without a mail or when it is missing. */
  opened: OutboxEntry | MailContent | null;
}

export function OutboxScreen({ mails, choice, opened }: MailDeskProps) {
  const t = useTranslations();
  const isChosen = choice.mail !== undefined || choice.template !== undefined;
  return (
    <>
      <h1 className="text-xl">{t("mail|outbox|title")}</h1>
      <p className="mt-1 max-w-text text-steel-3">{t("mail|outbox|hint")}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <MailList mails={mails} chosen={choice.mail} />
          <TemplateList chosen={choice.template} />
        </div>
        {opened ? (
          <MailView mail={opened} />
        ) : (
          <div>
            <EmptyState title={t(isChosen ? "mail|outbox|gone" : "mail|outbox|empty")} />
          </div>
        )}
      </div>
    </>
  );
}

function MailList({ mails, chosen }: { mails: OutboxEntry[]; chosen: string | undefined }) {
  const [t, locale] = [useTranslations(), useLocale()];
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

function MailView({ mail }: { mail: OutboxEntry | MailContent }) {
  const [t, locale] = [useTranslations(), useLocale()];
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
        // Links open in a new tab; the sandbox blocks scripts, forms and access to this page.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-4 h-[44rem] w-full rounded border border-steel-2"
      />
      <h3 className="mt-6 text-base">{t("mail|outbox|text")}</h3>
      <p className="panel mt-2 whitespace-pre-line break-words font-mono text-sm">{mail.text}</p>
    </article>
  );
}

function TemplateList({ chosen }: { chosen: string | undefined }) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <SideList title={t("mail|outbox|templates")}>
      {mailTemplateNames.map((template) => (
        <li
          key={template}
          className="flex items-center justify-between gap-3 border-b border-steel-2 py-1 pl-3 pr-1 text-sm"
        >
          <code className="min-w-0 font-mono text-xs">{template}</code>
          <span className="flex">
            {locales.map((lang) => (
              <PageLink
                key={lang}
                href={previewHref(template, lang)}
                hrefLang={lang}
                aria-current={template === chosen && lang === locale ? "page" : undefined}
                className="control-size relative inline-flex min-w-9 items-center justify-center rounded text-petrol hover:bg-steel-1 pointer-coarse:min-w-11 aria-[current]:bg-petrol aria-[current]:text-on-petrol"
              >
                <span className="sr-only">{template} </span>
                {lang}
              </PageLink>
            ))}
          </span>
        </li>
      ))}
    </SideList>
  );
}

export interface MailChoice {
  mail?: string | undefined;
  template?: string | undefined;
}

// The fragment skips the lists, which stand above the mail on a phone.
function mailHref(name: string): string {
  return `/dev/mail?${new URLSearchParams({ mail: name })}#mail`;
}

function previewHref(template: string, lang: Locale): string {
  return `/dev/mail?${new URLSearchParams({ template, lang })}#mail`;
}
