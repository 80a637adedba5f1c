import type { ReactNode } from "react";
import { MemberHeader } from "@/components/layout/member-header";
import { PageFrame } from "@/components/layout/page-frame";
import { UserLoadFailure } from "@/components/layout/user-load-failure";
import { VisitorHeader } from "@/components/layout/visitor-header";
import { currentUser } from "@/lib/auth/viewer";
import { reportable } from "@/lib/errors/report";

export const dynamic = "force-dynamic";

/** A dead session has no user: then the header is a visitor's. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const user = await currentUser().catch((error: unknown) => reportable(error, "member layout"));
  if (user instanceof Error) {
    return <UserLoadFailure fault={user} />;
  }
  return (
    <PageFrame
      headerItems={user ? <MemberHeader username={user.username} /> : <VisitorHeader />}
      isSignedIn={user !== null}
    >
      {children}
    </PageFrame>
  );
}
