"use client";

import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import type { FailureCode } from "@/lib/operations/action-result";

interface RequestRefusalProps {
  refusal: { code: FailureCode; retryAfterInSeconds?: number | undefined };
  /** Whether nothing can be requested by now. */
  isClosed: boolean;
  hasNote: boolean;
}

/** Why a request was refused, and what became of what was typed. */
export function RequestRefusal({ refusal, isClosed, hasNote }: RequestRefusalProps) {
  const t = useTranslations();
  switch (refusal.code) {
    case "NOT_FOUND":
      return <Banner kind="error" title={t("transaction|request|gone")} />;
    case "STOCK_INSUFFICIENT":
    case "LISTING_NOT_ACTIVE":
      return isClosed ? (
        <Banner kind="error" title={t("transaction|request|closed_meanwhile")} />
      ) : (
        <Banner
          kind="error"
          title={t("transaction|request|overtaken")}
          description={t(`transaction|request|overtaken|${hasNote ? "text" : "quantity"}`)}
        />
      );
    default:
      return <RefusalBanner {...refusal} />;
  }
}
