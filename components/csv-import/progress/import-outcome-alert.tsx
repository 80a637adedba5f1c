"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useReliablePush } from "@/components/form/use-reliable-push";
import { showAlert } from "@/components/ui/alerts";
import type { CsvImport, CsvImportStatus, ImportCounts } from "@/lib/csv-import/csv-import-schema";

export const importStateId = "import-state";

type ImportOutcomeAlertProps = Pick<CsvImport, "status" | "failure" | "counts" | "onOffer">;

export function ImportOutcomeAlert(props: ImportOutcomeAlertProps) {
  const { status, failure, counts } = props;
  const onOffer = props.onOffer ?? 0;
  const t = useTranslations();
  const push = useReliablePush();
  const before = useRef(status);

  function tellDone({ new: made, updated, paused, invalid: left }: ImportCounts): void {
    const text = t("csv-import|done|alert", { made, updated, paused, left, onOffer });
    showAlert(left === 0 ? "success" : "warning", text);
  }

  const notify = useEffectEvent((was: CsvImportStatus) => {
    if (status === "IMPORTED" && was !== "UNDOING" && counts) {
      tellDone(counts);
      if (counts.invalid === 0) {
        push("/listing/user");
        return;
      }
    }
    if (was === "IMPORTING" && failure !== null) {
      showAlert("error", t("csv-import|failed|import"));
    }
    // The pressed button has disappeared.
    if (document.activeElement === document.body) {
      document.getElementById(importStateId)?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was !== status) {
      notify(was);
    }
  }, [status]);
  return null;
}
