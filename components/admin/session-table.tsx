import { useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { DataTable } from "@/components/ui/data-table";
import type { OpenSession } from "@/lib/users/user";

/** A user's open sessions, the last used first. */
export function SessionTable({ sessions }: { sessions: OpenSession[] }) {
  const t = useTranslations();
  return (
    <DataTable
      caption={t("user|sessions")}
      columns={[
        {
          key: "device",
          label: t("user|session|device"),
          cell: ({ device }) => device ?? t("user|session|device_unknown"),
        },
        {
          key: "createdAt",
          label: t("user|session|since"),
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          key: "lastUsedAt",
          label: t("user|session|last_used"),
          cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} />,
        },
      ]}
      rows={sessions}
      keyOf={({ id }) => id}
      empty={<p className="text-steel-3">{t("user|sessions|none")}</p>}
    />
  );
}
