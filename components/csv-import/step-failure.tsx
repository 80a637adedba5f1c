"use client";

import { RefusalBanner } from "@/components/layout/refusal-banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { FailureCode } from "@/lib/operations/action-result";

/** Why a step could not be saved, where no field says it; what was entered stays. */
export function StepFailure({ code }: { code: FailureCode | null }) {
  return code === null ? null : (
    <FocusedNotice news={code}>
      <RefusalBanner code={code} />
    </FocusedNotice>
  );
}
