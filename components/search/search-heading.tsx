import { useTranslations } from "next-intl";
import type { Translator } from "@/lib/i18n/translator";

/** Null where nobody has the id of the address, undefined where none is in it or it cannot be read. */
export type Named = { name: string } | null | undefined;

export function SearchHeading({ query, manufacturer }: { query: string; manufacturer?: Named }) {
  const t = useTranslations();
  return (
    <h1 className="text-xl wrap-anywhere first-letter:uppercase">
      {headingText(t, query, manufacturer)}
    </h1>
  );
}

export function headingText(t: Translator, query: string, manufacturer?: Named): string {
  if (query !== "") {
    return t("search|results_for", { query });
  }
  if (manufacturer === null) {
    return t("search|unknown_manufacturer");
  }
  return manufacturer
    ? t("search|results_for_manufacturer", { manufacturer: manufacturer.name })
    : t("search|all");
}
