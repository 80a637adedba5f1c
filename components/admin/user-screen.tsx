import { useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { ClientMessages } from "@/components/layout/client-messages";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";
import type { SecurityEventPage } from "@/lib/history/schema";
import type { UserDetail } from "@/lib/users/user";
import { AdminHead } from "./admin-head";
import { eventListHref } from "./list-address";
import { SecurityTable } from "./security-table";
import { SessionTable } from "./session-table";
import { UserActions } from "./user-actions";
import { UserBadges } from "./user-badges";
import { UserFacts } from "./user-facts";

interface UserScreenProps {
  user: UserDetail;
  /** Whether it is the viewer's own account. */
  isOwn: boolean;
  /** The newest of the account. */
  events: SecurityEventPage;
}

/** One user: facts, what an administrator can do, sessions and security events. */
export function UserScreen({ user, isOwn, events }: UserScreenProps) {
  const t = useTranslations();
  const shownUsername = useShownUsername();
  const { id: userId, username, isAdmin, isBlocked, isVerified, isDeleted, sessionCount } = user;
  return (
    <div className="space-y-8">
      <AdminHead title={shownUsername(username)} current={null}>
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
        <SessionTable sessions={user.openSessions} />
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
