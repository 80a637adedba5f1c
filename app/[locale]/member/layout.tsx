import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MemberHeader } from "@/components/layout/header/member-header";
import { VisitorHeader } from "@/components/layout/header/visitor-header";
import { PageFrame } from "@/components/layout/page-frame";
import { UserLoadFailure } from "@/components/layout/user-load-failure";
import { ActivityPing } from "@/components/session/activity-ping";
import { isActivityDue } from "@/components/session/is-activity-due";
import { SessionLoadingNotice } from "@/components/session/session-loading-notice";
import { SessionSync } from "@/components/session/session-sync";
import { sessionTextsOf } from "@/components/session/session-texts";
import { currentSessionId, currentUser } from "@/lib/accounts/current-viewer";
import { sessionMarkOf } from "@/lib/accounts/session-rules";
import type { SessionUser } from "@/lib/accounts/sessions/queries";
import { reportError } from "@/lib/error-reporting/report-error";
import { setOutcome } from "@/lib/request/current-request";

export const dynamic = "force-dynamic";

/** With a dead session the header is a visitor's. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const user = await currentUser().catch((error: unknown) => reportError(error, "member layout"));
  if (user instanceof Error) {
    setOutcome({ status: 503, retryAfterInSeconds: user.data?.retryAfterInSeconds ?? 10 });
    return <UserLoadFailure error={user} />;
  }
  const texts = sessionTextsOf(await getTranslations());
  return (
    <PageFrame
      headerItems={user ? <MemberHeader {...headerOf(user)} /> : <VisitorHeader />}
      isSignedIn={user !== null}
    >
      {children}
      <SessionSync
        mark={user ? await sessionMark() : null}
        loader={<SessionLoadingNotice />}
        userId={user?.id}
        texts={texts}
      />
      {user ? (
        <ActivityPing isDue={isActivityDue(user.lastActiveAt)} endedText={texts.ended} />
      ) : null}
    </PageFrame>
  );
}

function headerOf({ username, isAdmin }: SessionUser) {
  return { username, isAdmin };
}

async function sessionMark(): Promise<string | null> {
  const sessionId = await currentSessionId();
  return sessionId ? sessionMarkOf(sessionId) : null;
}
