import { useLocale, useTranslations } from "next-intl";
import type { ImportCounts as Counts } from "@/lib/csv-import/csv-import-schema";
import { formatInteger } from "@/lib/i18n/formats";

export const outcomes = ["new", "updated", "paused", "unchanged", "skipped", "invalid"] as const;

export function ImportCounts({ counts }: { counts: Counts }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <dl className="grid grid-cols-2 border-y md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {outcomes
        .filter((outcome) => outcome !== "paused" || counts.paused > 0)
        .map((outcome) => (
          <div key={outcome} className="flex flex-col-reverse py-3 pe-2">
            <dt className="text-sm text-steel-3">{t(`csv-import|count|${outcome}`)}</dt>
            <dd
              className={`font-mono text-lg ${outcome === "invalid" && counts.invalid > 0 ? "font-semibold text-fault" : ""}`}
            >
              {formatInteger(counts[outcome], locale)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
