"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useReliablePush } from "@/components/form/use-reliable-push";
import { showAlert } from "@/components/ui/alerts";
import type { BannerKind } from "@/components/ui/banner";
import type { CsvImport, CsvImportStatus, ImportCounts } from "@/lib/csv-import/csv-import-schema";
import type { Translator } from "@/lib/i18n/translator-type";

export const importStateId = "import-state";

type ImportOutcomeAlertProps = Pick<CsvImport, "status" | "failure" | "counts" | "onOffer">;

export function ImportOutcomeAlert(props: ImportOutcomeAlertProps) {
  const { status, failure, counts, onOffer } = props;
  const t = useTranslations();
  const push = useReliablePush();
  const before = useRef(status);

  const notify = useEffectEvent((was: CsvImportStatus) => {
    if (status === "IMPORTED" && was !== "UNDOING" && counts) {
      const { kind, text } = doneAlert(t, counts, onOffer);
      showAlert(kind, text);
      if (kind === "success") {
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

function doneAlert(
  t: Translator,
  counts: ImportCounts,
  onOffer: number | null,
): { kind: BannerKind; text: string } {
  const { new: made, updated, paused, invalid: left } = counts;
  const completed = (begun: string) => {
    const done = paused === 0 ? begun : t("csv-import|done|and_paused", { done: begun, paused });
    return onOffer
      ? `${done}. ${t("csv-import|done|on_offer", { count: onOffer, paused: 0 })}`
      : done;
  };
  return left === 0
    ? { kind: "success", text: completed(t("csv-import|done|alert", { made, updated })) }
    : {
        kind: "warning",
        text: completed(t("csv-import|done|alert_left", { made, updated, left })),
      };
}
