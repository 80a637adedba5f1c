"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useReliablePush } from "@/components/form/use-reliable-push";
import { showAlert } from "@/components/ui/alerts";
import type { BannerKind } from "@/components/ui/banner";
import type { CsvImport, CsvImportStatus, ImportCounts } from "@/lib/csv-import/csv-import-schema";
import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";

export const importStateId = "import-state";

const nothing: ImportCounts = {
  new: 0,
  updated: 0,
  paused: 0,
  unchanged: 0,
  skipped: 0,
  invalid: 0,
  merged: 0,
  withoutImage: 0,
};

type ImportOutcomeAlertProps = Pick<CsvImport, "status" | "failure" | "counts">;

export function ImportOutcomeAlert({ status, failure, counts }: ImportOutcomeAlertProps) {
  const t = useTranslations();
  const locale = useLocale();
  const push = useReliablePush();
  const before = useRef(status);

  const notify = useEffectEvent((was: CsvImportStatus) => {
    if (status === "IMPORTED" && was !== "UNDOING") {
      const { kind, text } = doneAlert(t, locale, counts ?? nothing);
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
  locale: string,
  counts: ImportCounts,
): { kind: BannerKind; text: string } {
  const numbers = {
    made: formatInteger(counts.new, locale),
    updated: formatInteger(counts.updated, locale),
  };
  const withPaused = (done: string) => {
    const pausedShown = formatInteger(counts.paused, locale);
    return counts.paused === 0 ? done : t("csv-import|done|and_paused", { done, pausedShown });
  };
  if (counts.invalid === 0) {
    return { kind: "success", text: withPaused(t("csv-import|done|alert", numbers)) };
  }
  const left = formatInteger(counts.invalid, locale);
  const text = withPaused(t("csv-import|done|alert_left", { ...numbers, left }));
  return { kind: "warning", text };
}
