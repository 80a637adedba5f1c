import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import type { OwnSession } from "@/lib/accounts/schema";
import type { OpenSession } from "@/lib/accounts/user-schema";
import { formatMoment } from "@/lib/i18n/formats";
import { AccountSection } from "./account-section";
import { SessionEndForm } from "./session-end-form";

export function SessionsSection({ userId, sessions }: { userId: string; sessions: OwnSession[] }) {
  const t = useTranslations();
  const columns: Column<OwnSession>[] = [
    ...useSessionColumns(),
    {
      key: "action",
      label: t("account|session|action"),
      cell: (session) => <SessionEnd userId={userId} session={session} />,
    },
  ];
  return (
    <AccountSection id="sessions">
      <DataTable
        caption={t("account|sessions")}
        columns={columns}
        rows={sessions}
        keyOf={({ id }) => id}
      />
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <SessionEndForm userId={userId} end="others" className="mt-5">
          {t("account|sessions|end_others")}
        </SessionEndForm>
      ) : null}
    </AccountSection>
  );
}

export function useSessionColumns(): Column<OpenSession>[] {
  const t = useTranslations();
  return [
    {
      key: "device",
      label: t("account|session|device"),
      cell: ({ device }) => device ?? t("account|session|unknown"),
    },
    {
      key: "since",
      label: t("account|session|since"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "lastUsed",
      label: t("account|session|last_used"),
      cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} />,
    },
  ];
}

function SessionEnd({ userId, session }: { userId: string; session: OwnSession }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { id, isCurrent, device, createdAt } = session;
  if (isCurrent) {
    return <StatusBadge tone="ok" label={t("account|session|current")} />;
  }
  const name = device ?? t("account|session|unknown");
  return (
    <SessionEndForm
      userId={userId}
      end={id}
      label={t("account|session|end_on", { device: name, since: formatMoment(createdAt, locale) })}
    >
      {t("account|session|end")}
    </SessionEndForm>
  );
}
