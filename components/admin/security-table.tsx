import { useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { SecurityEventKind, SecurityEventRow } from "@/lib/history/schema";

interface SecurityTableProps {
  events: SecurityEventRow[];
  /** The events of one user need no column for them. */
  showsUser: boolean;
}

/** What an administrator should notice; the rest is everyday. */
const tones: Partial<Record<SecurityEventKind, "caution" | "fault" | "note">> = {
  LOGIN_FAILED: "caution",
  ADMIN_GRANTED: "note",
  ADMIN_REVOKED: "note",
  BLOCKED: "fault",
  ACCOUNT_DELETED: "fault",
};

/** Security events, newest first. */
export function SecurityTable({ events, showsUser }: SecurityTableProps) {
  const t = useTranslations();
  const columns: (Column<SecurityEventRow> | false)[] = [
    {
      key: "createdAt",
      label: t("user|event|time"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "kind",
      label: t("user|event"),
      cell: ({ kind }) => (
        <StatusBadge
          tone={tones[kind]}
          label={t(`user|event|${kind}`)}
          className="whitespace-normal!"
        />
      ),
    },
    showsUser && {
      key: "user",
      label: t("user|event|user"),
      cell: ({ user }) => <UserLink user={user} missing={t("user|event|nobody")} />,
    },
    {
      key: "actor",
      label: t("user|event|actor"),
      cell: ({ actor }) => <UserLink user={actor} missing="–" />,
    },
    {
      key: "network",
      label: t("user|event|network"),
      cell: ({ network }) => <span className="font-mono">{network ?? "–"}</span>,
    },
  ];
  return (
    <DataTable
      caption={t("user|events")}
      columns={columns.filter((column) => column !== false)}
      rows={events}
      keyOf={({ id }) => id}
      empty={<p className="text-steel-3">{t("user|events|none")}</p>}
    />
  );
}

function UserLink({ user, missing }: { user: SecurityEventRow["user"]; missing: string }) {
  const shownUsername = useShownUsername();
  if (!user) {
    return missing;
  }
  return (
    <PageLink href={`/admin/users/${user.id}`} className="link tap-size wrap-anywhere">
      {shownUsername(user.username)}
    </PageLink>
  );
}
