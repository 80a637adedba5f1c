import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { ImportCounts as Counts } from "@/lib/csv-import/csv-import-schema";
import { formatInteger } from "@/lib/i18n/formats";

export const outcomes = [
  "new",
  "updated",
  "paused",
  "unchanged",
  "merged",
  "skipped",
  "invalid",
] as const;
const shownWhenAny: readonly string[] = ["paused", "merged"];

export function ImportCounts({ counts }: { counts: Counts }) {
  const t = useTranslations();
  const locale = useLocale();
  const { withoutImage: count } = counts;
  return (
    <>
      <dl className="grid grid-cols-2 border-y md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {outcomes
          .filter((outcome) => !shownWhenAny.includes(outcome) || counts[outcome] > 0)
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
      {count > 0 ? (
        <Banner
          kind="warning"
          title={t("csv-import|without_image|title", { count })}
          description={t("csv-import|without_image|text")}
        />
      ) : null}
    </>
  );
}
