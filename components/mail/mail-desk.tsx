import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import type { MailContent, OutboxEntry } from "@/lib/mail/schema";
import type { MailChoice } from "./mail-links";
import { MailList } from "./mail-list";
import { MailView } from "./mail-view";
import { TemplateList } from "./template-list";

interface MailDeskProps {
  mails: OutboxEntry[];
  choice: MailChoice;
  /** null where nothing was sent yet, or what was chosen is not there. */
  opened: OutboxEntry | MailContent | null;
}

/** The outbox and the templates beside what is opened of them; on a phone above it. */
export function MailDesk({ mails, choice, opened }: MailDeskProps) {
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
