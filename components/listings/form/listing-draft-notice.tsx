"use client";

import { useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

interface ListingDraftNoticeProps {
  savedAt: Date;
  onDiscard: () => void;
}

/** What a reload or a login on the way has brought back. */
export function ListingDraftNotice({ savedAt, onDiscard }: ListingDraftNoticeProps) {
  const t = useTranslations();
  return (
    <div className="space-y-3">
      <Banner
        kind="info"
        title={t.rich("listing|form|draft|restored", { moment: () => <Moment at={savedAt} /> })}
        description={t("listing|form|draft|text")}
      />
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {t("listing|form|draft|discard")}
      </Button>
    </div>
  );
}
