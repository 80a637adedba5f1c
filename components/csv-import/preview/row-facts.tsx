import { useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/lists/definition-list";
import type { PreviewListing } from "@/lib/csv-import/row-preview-schema";
import { formatEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import { type FieldKind, type FieldName, fieldNames, fieldOf } from "@/lib/listings/fields";
import { isLot } from "@/lib/stock/lots-and-prices";

export function RowFacts({ listing }: { listing: PreviewListing }) {
  const t = useTranslations();
  return (
    <details className="rounded border px-4 py-2">
      <summary className="control-size flex items-center font-semibold text-petrol">
        {t("csv-import|row|all")}
      </summary>
      <DefinitionList items={factsOf(listing, t)} className="mt-2 border-t" />
    </details>
  );
}

// What the row above says already.
const inRow: readonly FieldName[] = [
  "manufacturer",
  "quantity",
  "pricePerProductInCt",
  "minOrderQuantity",
];
const numericKinds: readonly FieldKind[] = ["code", "ean", "codes", "integer", "year", "priceInCt"];

function factsOf(listing: PreviewListing, t: Translator): Definition[] {
  const facts = fieldNames
    .filter((name) => !inRow.includes(name))
    .flatMap((name): Definition[] => {
      const value = factOf(name, listing, t);
      const numeric = name === "dateCode" || numericKinds.includes(fieldOf(name).kind);
      return value
        ? [{ term: t(`listing|form|${name}`), value: <Text value={value} />, numeric }]
        : [];
    });
  const numbers = facts.filter(({ numeric }) => numeric);
  const texts = facts.filter(({ numeric }) => !numeric);
  return [...numbers, ...texts, imageOf(listing, t)];
}

function factOf(name: FieldName, listing: PreviewListing, t: Translator): string | null {
  const value = name === "bundleOnly" ? isLot(listing) : listing[name];
  if (name === "shippingPriceInCt" && !listing.shippingPossible) {
    return null;
  }
  switch (fieldOf(name).kind) {
    case "flag":
      return t(value ? "csv-import|row|yes" : "csv-import|row|no");
    case "codes":
      return listing.alternateProductCodes.join(" · ");
    case "condition":
      return listing.condition && t(`listing|condition|${listing.condition}`);
    case "priceInCt":
      return value === null ? t("csv-import|row|by_agreement") : formatEuros(Number(value));
    default:
      return value === null ? null : String(value);
  }
}

function Text({ value }: { value: string }) {
  return <span className="wrap-anywhere whitespace-pre-line">{value}</span>;
}

function imageOf({ picture }: PreviewListing, t: Translator): Definition {
  return { term: t("csv-import|row|image"), value: t(`csv-import|row|image|${picture}`) };
}
