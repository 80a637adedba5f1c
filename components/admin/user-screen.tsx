import { useLocale, useTranslations } from "next-intl";
import { useSessionColumns } from "@/components/accounts/sessions-section";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { ClientMessages } from "@/components/layout/client-messages";
import { Moment } from "@/components/layout/moment";
import { DataTable } from "@/components/ui/lists/data-table";
import { DefinitionList } from "@/components/ui/lists/definition-list";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";
import { addressLine } from "@/lib/accounts/shape-party";
import type { UserDetail } from "@/lib/accounts/user-schema";
import type { SecurityEventPage } from "@/lib/audit/schema";
import { formatInteger } from "@/lib/i18n/formats";
import { eventListHref } from "./admin-addresses";
import { AdminHead } from "./admin-head";
import { SecurityTable } from "./security-screen";
import { UserActions } from "./user-actions";
import { UserBadges } from "./users-screen";

interface UserScreenProps {
  user: UserDetail;
  isOwn: boolean;
  events: SecurityEventPage;
}

export function UserScreen({ user, isOwn, events }: UserScreenProps) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const { id: userId, username, isAdmin, isBlocked, isVerified, isDeleted, sessionCount } = user;
  return (
    <div className="space-y-8">
      <AdminHead title={displayName(username)} current={null}>
        <UserBadges user={user} />
      </AdminHead>
      {isDeleted ? null : <NoScript className="" />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <UserFacts user={user} />
        {isDeleted ? null : (
          <ClientMessages prefixes={["admin|change|", "error|", "session|"]}>
            <UserActions
              {...{ userId, username, isAdmin, isBlocked, isVerified, isOwn, sessionCount }}
              isLargeTradesAllowed={user.isLargeTradesAllowed}
            />
          </ClientMessages>
        )}
      </div>
      <section>
        <h2 className="mb-2 text-lg">{t("user|sessions")}</h2>
        <DataTable
          caption={t("user|sessions")}
          columns={useSessionColumns()}
          rows={user.openSessions}
          keyOf={({ id }) => id}
          empty={<p className="text-steel-3">{t("user|sessions|none")}</p>}
        />
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t("user|events")}</h2>
        <SecurityTable events={events.data} showsUser={false} />
        {events.totalPages > 1 ? (
          <PageLink
            href={eventListHref({ userId, page: 1, pageSize: 10 })}
            className="link control-size mt-2 inline-flex items-center"
          >
            {t("user|events|all")}
          </PageLink>
        ) : null}
      </section>
    </div>
  );
}

function UserFacts({ user }: { user: UserDetail }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { id, email, createdAt, lastActiveTimestamp, billingAddress, listingCount } = user;
  const listings = (
    <PageLink href={`/listing/user/${id}`} className="link">
      {t("user|listings|show", { count: listingCount, shown: formatInteger(listingCount, locale) })}
    </PageLink>
  );
  const transactions = (
    <PageLink href={`/transaction/user/${id}`} className="link">
      {t("user|transactions|show")}
    </PageLink>
  );
  const mail = email ? (
    <a href={`mailto:${email}`} className="link wrap-anywhere">
      {email}
    </a>
  ) : (
    "–"
  );
  return (
    <DefinitionList
      items={[
        { term: t("user|email"), value: mail },
        { term: t("user|address"), value: addressLine(billingAddress) || "–" },
        { term: t("user|registered"), value: <Moment at={createdAt} /> },
        { term: t("user|last_active"), value: <Moment at={lastActiveTimestamp} /> },
        { term: t("user|listings"), value: listingCount > 0 ? listings : t("user|listings|none") },
        { term: t("user|transactions"), value: transactions },
        { term: t("user|id"), value: <span className="wrap-anywhere">{id}</span>, numeric: true },
      ]}
    />
  );
}
