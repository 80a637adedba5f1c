import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { Analytics, MonthFigures } from "@/lib/analytics/analytics";
import { formatMonth } from "@/lib/i18n/months";
import { AdminHead } from "./admin-head";
import { AnalyticsCharts } from "./analytics-charts";
import { AnalyticsFigures } from "./analytics-figures";
import { AnalyticsRefresh } from "./analytics-refresh";
import { analyticsSeries } from "./analytics-series";

interface AnalyticsScreenProps {
  figures: Analytics;
  /** Oldest first; the last one is still running. */
  months: MonthFigures[];
  /** When the figures were read. */
  asOf: Date;
}

/** The marketplace in figures (spec §2.10), its last twelve months as charts, and those as a table. */
export function AnalyticsScreen({ figures, months, asOf }: AnalyticsScreenProps) {
  const t = useTranslations();
  return (
    <div className="space-y-10">
      <div className="space-y-2">
        <AdminHead title={t("admin|analytics")} current="analytics" />
        <AnalyticsRefresh
          label={t("admin|analytics|refresh")}
          pendingText={t("admin|analytics|refreshing")}
          doneText={t("admin|analytics|refreshed")}
        >
          {t.rich("admin|analytics|as_of", { moment: () => <Moment at={asOf} /> })}
        </AnalyticsRefresh>
      </div>
      <AnalyticsFigures figures={figures} />
      <section aria-labelledby="months" className="space-y-6">
        <div>
          <h2 id="months" className="text-lg">
            {t("admin|analytics|months")}
          </h2>
          <p className="text-sm text-steel-3">{t("admin|analytics|months_hint")}</p>
        </div>
        <AnalyticsCharts months={months} />
      </section>
      <section aria-labelledby="months-table" className="space-y-3">
        <h2 id="months-table" className="text-lg">
          {t("admin|analytics|table")}
        </h2>
        <AnalyticsTable months={months} />
      </section>
    </div>
  );
}

/** The charts' numbers exactly, the running month first. */
function AnalyticsTable({ months }: { months: MonthFigures[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const running = months.at(-1)?.month;
  const columns: Column<MonthFigures>[] = [
    {
      key: "month",
      label: t("admin|analytics|month"),
      cell: ({ month }) => {
        const name = formatMonth(month, locale, "long");
        return month === running ? t("admin|analytics|month|running", { month: name }) : name;
      },
    },
    ...analyticsSeries.map(({ key, amountOf, show }) => ({
      key,
      label: t(`admin|analytics|series|${key}`),
      numeric: true,
      cell: (row: MonthFigures) => show(amountOf(row), locale),
    })),
  ];
  return (
    <DataTable
      caption={t("admin|analytics|table|caption")}
      columns={columns}
      rows={months.toReversed()}
      keyOf={({ month }) => month}
    />
  );
}
