import { useLocale, useTranslations } from "next-intl";
import type { UnitSize } from "@/components/charts/chart-unit";
import { MonthChart } from "@/components/charts/month-chart";
import type { MonthFigures } from "@/lib/analytics/analytics";
import { formatMonth } from "@/lib/i18n/months";
import { analyticsSeries } from "./analytics-series";

/** A chart for each of the four figures. */
export function AnalyticsCharts({ months }: { months: MonthFigures[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const summaryOf = (
    values: { month: string; value: number }[],
    show: (value: number, locale: string) => string,
  ) => {
    const peak = values.reduce((best, one) => (one.value >= best.value ? one : best));
    return peak.value === 0
      ? t("admin|analytics|summary|none")
      : t("admin|analytics|summary", {
          total: show(
            values.reduce((sum, { value }) => sum + value, 0),
            locale,
          ),
          month: formatMonth(peak.month, locale, "long"),
          peak: show(peak.value, locale),
        });
  };
  const unitOf = (unit: "pieces" | "euros") => (size: UnitSize) =>
    unit === "pieces" && size === "one" ? null : t(`admin|analytics|unit|${unit}`, { size });
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {analyticsSeries.map(({ key, amountOf, chartedAs, show, unit }) => (
        <MonthChart
          key={key}
          title={t(`admin|analytics|series|${key}`)}
          unit={unitOf(unit)}
          summary={summaryOf(
            months.map((row) => ({ month: row.month, value: amountOf(row) })),
            show,
          )}
          months={months.map((row) => ({
            month: row.month,
            value: chartedAs(amountOf(row)),
            text: show(amountOf(row), locale),
          }))}
        />
      ))}
    </div>
  );
}
