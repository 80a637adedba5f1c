import type { ReactNode } from "react";
import { VisitorHeader } from "@/components/layout/header/visitor-header";
import { PageFrame } from "@/components/layout/page-frame";
import { SessionKeeper } from "@/components/session/session-keeper";
import { SessionLoader } from "@/components/session/session-loader";

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame headerItems={<VisitorHeader />} isSignedIn={false}>
      {children}
      <SessionKeeper mark={null} loader={<SessionLoader />} />
    </PageFrame>
  );
}
