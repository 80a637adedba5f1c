import { useLocale, useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { PageLink } from "@/components/ui/page-link";
import type { SecurityEventPage } from "@/lib/history/schema";
import { formatInteger } from "@/lib/i18n/formats";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { type EventListAddress, eventListHref } from "./list-address";
import { SecurityTable } from "./security-table";

interface SecurityScreenProps {
  address: EventListAddress;
  events: SecurityEventPage;
  /** Whose events they are; null for everybody's. */
  username: string | null;
}

/** The security history, newest first. */
export function SecurityScreen({ address, events, username }: SecurityScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { totalCount, totalPages, capped } = events;
  const shownUsername = useShownUsername();
  const title =
    username === null
      ? t("admin|security")
      : t("admin|security|of", { username: shownUsername(username) });
  return (
    <div className="space-y-6">
      <AdminHead title={title} current={username === null ? "security" : null}>
        {address.userId ? (
          <PageLink href={`/admin/users/${address.userId}`} className="link">
            {t("admin|security|to_user")}
          </PageLink>
        ) : null}
      </AdminHead>
      <p className="max-w-text text-steel-3">{t("admin|security|lead")}</p>
      <AdminList
        address={address}
        totalPages={totalPages}
        totalCount={totalCount}
        hrefOf={eventListHref}
        count={t(capped ? "admin|security|count_capped" : "admin|security|count", {
          count: totalCount,
          shown: formatInteger(capped ? totalCount - 1 : totalCount, locale),
        })}
      >
        <SecurityTable events={events.data} showsUser={username === null} />
      </AdminList>
    </div>
  );
}
