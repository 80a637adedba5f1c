import { useLocale, useTranslations } from "next-intl";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";

export interface RequestPrice {
  pricePerProductInCt: number | null;
  priceForBundle: number;
}

interface RequestTotalProps {
  price: RequestPrice;
  /** Null while it is none that can be requested, or nobody keeps up with what is typed. */
  quantity: number | null;
}

/** What the request comes to, with the price per piece in the sum; of a lot the price that it has as a whole. */
export function RequestTotal({ price, quantity }: RequestTotalProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { pricePerProductInCt, priceForBundle } = price;
  if (pricePerProductInCt === null) {
    return <Sum note={t("transaction|request|for_lot")} total={formatEuros(priceForBundle)} />;
  }
  const each = formatEuros(pricePerProductInCt);
  if (quantity === null) {
    return <Sum note={t("transaction|request|per_piece", { price: each })} total="–" />;
  }
  return (
    <Sum
      note={t("transaction|request|product", {
        quantity: formatInteger(quantity, locale),
        price: each,
      })}
      total={formatEuros(pricePerProductInCt * quantity)}
    />
  );
}

function Sum({ note, total }: { note: string; total: string }) {
  const t = useTranslations();
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-x-3 print:hidden"
    >
      <span>
        {t("transaction|request|total")}
        <span data-sum="note" className="block text-sm text-steel-3">
          {note}
        </span>
      </span>
      <span data-sum="total" className="font-mono">
        {total}
      </span>
    </p>
  );
}
