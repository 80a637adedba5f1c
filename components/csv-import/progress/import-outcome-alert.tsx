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

type ImportOutcomeAlertProps = Pick<CsvImport, "status" | "failure" | "counts" | "onOffer">;

export function ImportOutcomeAlert(props: ImportOutcomeAlertProps) {
  const { status, failure, counts, onOffer } = props;
  const t = useTranslations();
  const locale = useLocale();
  const push = useReliablePush();
  const before = useRef(status);

  const notify = useEffectEvent((was: CsvImportStatus) => {
    if (status === "IMPORTED" && was !== "UNDOING" && counts) {
      const { kind, text } = doneAlert(t, locale, counts, onOffer);
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
  onOffer: number | null,
): { kind: BannerKind; text: string } {
  const numbers = {
    made: formatInteger(counts.new, locale),
    updated: formatInteger(counts.updated, locale),
  };
  const completed = (begun: string) => {
    const pausedShown = formatInteger(counts.paused, locale);
    const done =
      counts.paused === 0 ? begun : t("csv-import|done|and_paused", { done: begun, pausedShown });
    return onOffer ? `${done}. ${onOfferText(t, locale, onOffer)}` : done;
  };
  if (counts.invalid === 0) {
    return { kind: "success", text: completed(t("csv-import|done|alert", numbers)) };
  }
  const left = formatInteger(counts.invalid, locale);
  const text = completed(t("csv-import|done|alert_left", { ...numbers, left }));
  return { kind: "warning", text };
}

function onOfferText(t: Translator, locale: string, count: number): string {
  const parts = formatInteger(count, locale);
  return t("csv-import|done|on_offer", { count, parts, paused: 0, pausedShown: "" });
}
