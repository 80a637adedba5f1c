import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { partsOfIssue } from "@/lib/errors/issues";
import { formatEuros } from "./formats";
import type { Translator } from "./translator-type";

/** "Menge: muss mindestens 1 sein" */
export function useIssueText(): (field: string, code: string) => string {
  const t = useTranslations();
  return useCallback(
    (field, code) => {
      const label = fieldLabel(t, field);
      const sentence = issueSentence(t, code, field);
      return label ? `${label}: ${sentence}` : sentence;
    },
    [t],
  );
}

export function issueSentence(t: Translator, issue: string, field = ""): string {
  const { code, n } = partsOfIssue(issue);
  const key = [`issue|${code}|${field}`, `issue|${code}`].find((name) => t.has(name as never));
  const shown = shownNumber(t, n, fieldOfNumber[code] ?? field);
  return key ? t(key as never, { n: shown } as never) : t("issue|invalid");
}

/** The number belongs to another field. */
const fieldOfNumber: Record<string, string> = {
  same_part_differs: "listingId",
  on_listing: "listingId",
  price_per_fraction: "pricePer",
};

/** Years and listing numbers have no thousands separator. */
function shownNumber(t: Translator, n: string, field: string): string {
  if (!/^\d+$/.test(n) || field === "yearOfManufacture" || field === "listingId") {
    return n;
  }
  const isPrice = field.endsWith("InCt") || field === "priceForBundle";
  return isPrice ? formatEuros(Number(n)) : t("issue|number", { n: Number(n) });
}

function fieldLabel(t: Translator, field: string): string | null {
  const key = `listing|form|${field.split(".")[0]}`;
  return t.has(key as never) ? t(key as never) : null;
}
