import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { VisitorHeader } from "@/components/layout/visitor-header";

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame headerItems={<VisitorHeader />} isSignedIn={false}>
      {children}
    </PageFrame>
  );
}
