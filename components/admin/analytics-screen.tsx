import { useLocale, useTranslations } from "next-intl";
import { MonthChart, type UnitSize } from "@/components/charts/month-chart";
import { Moment } from "@/components/layout/moment";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { type Definition, DefinitionList } from "@/components/ui/lists/definition-list";
import { PageLink } from "@/components/ui/page-link";
import type { Analytics, MonthFigures } from "@/lib/analytics/schema";
import { formatEuros, formatInteger, formatTenths } from "@/lib/i18n/formats";
import { formatMonth } from "@/lib/i18n/months";
import { searchHref } from "@/lib/search/search-address";
import { daysAndHours } from "@/lib/transactions/rules";
import { transactionStatus } from "@/lib/transactions/schema";
import { AdminHead } from "./admin-head";
import { AnalyticsRefresh } from "./analytics-refresh";

interface AnalyticsScreenProps {
  figures: Analytics;
  months: MonthFigures[];
  asOf: Date;
}

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

function AnalyticsTable({ months }: { months: MonthFigures[] }) {
  const [t, locale] = [useTranslations(), useLocale()];
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

function AnalyticsFigures({ figures }: { figures: Analytics }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { listingCount, manufacturerCount, transactionCompletionHourAvg } = figures;
  const { transactionStatusCounts } = figures;
  const statuses = transactionStatus.options;
  const total = statuses.reduce((sum, status) => sum + transactionStatusCounts[status], 0);
  const stock: Definition[] = [
    counted(
      locale,
      t("admin|analytics|listings"),
      listingCount,
      searchHref({ showInactive: true, showUnavailable: true }),
    ),
    counted(locale, t("admin|analytics|manufacturers"), manufacturerCount, "/admin/manufacturers"),
    {
      term: t("admin|analytics|duration"),
      value:
        transactionCompletionHourAvg === null ? (
          t("admin|analytics|duration|none")
        ) : (
          <Duration hours={transactionCompletionHourAvg} />
        ),
    },
  ];
  const trades: Definition[] = [
    counted(locale, t("admin|analytics|transactions"), total, "/transaction/user?view=all"),
    ...statuses.map((status) =>
      counted(
        locale,
        t(`transaction|status|${status}`),
        transactionStatusCounts[status],
        `/transaction/user?view=all&status=${status}`,
      ),
    ),
  ];
  return (
    <section
      aria-label={t("admin|analytics|figures")}
      className="grid items-start gap-x-16 lg:grid-cols-2"
    >
      <DefinitionList items={stock} />
      <DefinitionList items={trades} className="max-lg:border-t max-lg:border-steel-2" />
    </section>
  );
}

function counted(locale: string, term: string, count: number, href: string): Definition {
  return {
    term,
    numeric: true,
    value: (
      <PageLink
        href={href}
        aria-label={`${term}: ${formatInteger(count, locale)}`}
        className="link tap-size"
      >
        {formatInteger(count, locale)}
      </PageLink>
    ),
  };
}

function Duration({ hours }: { hours: number }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const wholeHoursInMs = Math.round(hours) * 3_600_000;
  return (
    <>
      <span className="font-mono">
        {t("admin|analytics|hours", { count: hours, shown: formatTenths(hours, locale) })}
      </span>{" "}
      <span className="inline-block text-sm text-steel-3">
        ({t("transaction|days_and_hours", daysAndHours(wholeHoursInMs))})
      </span>
    </>
  );
}

function AnalyticsCharts({ months }: { months: MonthFigures[] }) {
  const [t, locale] = [useTranslations(), useLocale()];
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

interface Series {
  key: "listings" | "requests" | "completions" | "volume";
  /** In pieces or cents. */
  amountOf: (row: MonthFigures) => number;
  /** Converts to the chart's unit. */
  chartedAs: (value: number) => number;
  unit: "pieces" | "euros";
  show: (value: number, locale: string) => string;
}

const pieces = {
  unit: "pieces",
  show: formatInteger,
  chartedAs: (value: number) => value,
} as const;

const analyticsSeries: readonly Series[] = [
  { key: "listings", amountOf: ({ listings }) => listings, ...pieces },
  { key: "requests", amountOf: ({ requests }) => requests, ...pieces },
  { key: "completions", amountOf: ({ completions }) => completions, ...pieces },
  {
    key: "volume",
    amountOf: ({ volumeInCt }) => volumeInCt,
    chartedAs: (volumeInCt) => volumeInCt / 100,
    unit: "euros",
    show: formatEuros,
  },
];
