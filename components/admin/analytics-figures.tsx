import { useLocale, useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import { PageLink } from "@/components/ui/page-link";
import type { Analytics } from "@/lib/analytics/analytics";
import { formatInteger, formatTenths } from "@/lib/i18n/formats";
import { searchHref } from "@/lib/search/schema";
import { daysAndHours } from "@/lib/transactions/rules";
import { transactionStatus } from "@/lib/transactions/schema";

/** What there is, each number leading to the list of it. */
export function AnalyticsFigures({ figures }: { figures: Analytics }) {
  const t = useTranslations();
  const locale = useLocale();
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
  const t = useTranslations();
  const locale = useLocale();
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
