import { useLocale, useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { MonthFigures } from "@/lib/analytics/analytics";
import { formatMonth } from "@/lib/i18n/months";
import { analyticsSeries } from "./analytics-series";

/** The charts' numbers exactly, the running month first. */
export function AnalyticsTable({ months }: { months: MonthFigures[] }) {
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
