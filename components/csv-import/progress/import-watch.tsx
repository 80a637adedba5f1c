"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { showAlert } from "@/components/ui/alerts";
import { useSurePush } from "@/components/ui/use-sure-push";
import type { CsvImport, CsvImportStatus } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";

export const importStateId = "import-state";

type ImportWatchProps = Pick<CsvImport, "status" | "failure" | "counts">;

/** Tells what has become of an import while its page was looked at: a success goes to own listings (spec §2.11). */
export function ImportWatch({ status, failure, counts }: ImportWatchProps) {
  const t = useTranslations();
  const push = useSurePush();
  const before = useRef(status);

  const tell = useEffectEvent((was: CsvImportStatus) => {
    if (status === "IMPORTED" && was !== "UNDOING") {
      const made = formatInteger(counts?.new ?? 0);
      const updated = formatInteger(counts?.updated ?? 0);
      showAlert("success", t("csv-import|done|alert", { made, updated }));
      push("/listing/user");
      return;
    }
    if (was === "IMPORTING" && failure !== null) {
      showAlert("error", t("csv-import|failed|import"));
    }
    // The pressed button has gone with what it changed.
    if (document.activeElement === document.body) {
      document.getElementById(importStateId)?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was !== status) {
      tell(was);
    }
  }, [status]);
  return null;
}
