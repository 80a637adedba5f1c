import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Example } from "./example";

const tones = ["neutral", "ok", "note", "caution", "fault"] as const;

/** A status in words. */
export function BadgeExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="StatusBadge tone" isRow>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone} label={t(`dev|ui|tone|${tone}`)} />
        ))}
      </Example>
      <Example name="StatusBadge tone icon" isRow>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone} label={t(`dev|ui|tone|${tone}`)} icon={Clock} />
        ))}
      </Example>
      <Example name="EmptyState">
        <EmptyState title={t("dev|ui|sample|nothing")} text={t("dev|ui|sample|text")}>
          <Button>{t("dev|ui|state|normal")}</Button>
          <Button variant="quiet">{t("dev|ui|state|normal")}</Button>
        </EmptyState>
      </Example>
    </>
  );
}
