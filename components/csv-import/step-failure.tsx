"use client";

import { useTranslations } from "next-intl";
import { AccountChanged } from "@/components/session/account-changed";
import { SessionEnded } from "@/components/session/session-ended";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { ErrorCode } from "@/lib/errors/error-kinds";

/** Why a step could not be saved, where no field says it; what was entered stays. */
export function StepFailure({ code }: { code: ErrorCode | null }) {
  return code === null ? null : (
    <FocusedNotice news={code}>
      <Failure code={code} />
    </FocusedNotice>
  );
}

function Failure({ code }: { code: ErrorCode }) {
  const t = useTranslations();
  switch (code) {
    case "UNAUTHENTICATED":
      return <SessionEnded />;
    case "OTHER_ACCOUNT":
      return <AccountChanged />;
    default:
      return <Banner kind="error" title={t(`error|${code}`)} />;
  }
}
