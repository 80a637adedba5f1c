import { useTranslations } from "next-intl";

/** What the results are for: the query, else the manufacturer, else everything (spec §2.5). */
export function SearchHeading({ query, manufacturer }: { query: string; manufacturer?: string }) {
  const t = useTranslations();
  return <h1 className="text-xl wrap-anywhere">{headingText(t, query, manufacturer)}</h1>;
}

/** The heading as text, for the page's title too. */
export function headingText(
  t: ReturnType<typeof useTranslations>,
  query: string,
  manufacturer?: string,
): string {
  if (query !== "") {
    return t("search|results_for", { query });
  }
  return manufacturer ? t("search|results_for_manufacturer", { manufacturer }) : t("search|all");
}
