"use client";

import { type Refusal, RefusalBanner } from "@/components/layout/refusal-banner";
import { FocusedNotice } from "@/components/ui/focused-notice";

/** Why a step could not be saved, where no field says it; what was entered stays. */
export function StepFailure({ failure }: { failure: Refusal | null }) {
  return (
    failure && (
      <FocusedNotice news={failure}>
        <RefusalBanner {...failure} />
      </FocusedNotice>
    )
  );
}
