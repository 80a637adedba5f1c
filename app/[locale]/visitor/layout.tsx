import type { ReactNode } from "react";
import { VisitorHeader } from "@/components/layout/header/visitor-header";
import { PageFrame } from "@/components/layout/page-frame";
import { SessionLoadingNotice } from "@/components/session/session-loading-notice";
import { SessionSync } from "@/components/session/session-sync";

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame headerItems={<VisitorHeader />} isSignedIn={false}>
      {children}
      <SessionSync mark={null} loader={<SessionLoadingNotice />} />
    </PageFrame>
  );
}
