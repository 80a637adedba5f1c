import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import type { OpenTransaction } from "@/lib/transactions/queries";
import { isOpen } from "@/lib/transactions/rules";

const maxNamed = 5;

export interface OpenTransactionLines {
  lines: string[];
  count: number;
}

export function openTransactionLinesOf(
  transactions: OpenTransaction[],
  t: Translator,
  locale: string,
): OpenTransactionLines {
  const open = transactions.filter(isOpen);
  const lines = open.slice(0, maxNamed).map(({ quantity, buyer, status }) =>
    t("listing|owner|open|trade", {
      pieces: t("listing|pieces", { count: quantity, shown: formatInteger(quantity, locale) }),
      buyer: buyer.username,
      status: t(`transaction|status|${status}`),
    }),
  );
  return { lines, count: open.length };
}

export function allOpenTransactionLines(ofListings: OpenTransactionLines[]): OpenTransactionLines {
  return {
    lines: ofListings.flatMap(({ lines }) => lines).slice(0, maxNamed),
    count: ofListings.reduce((sum, { count }) => sum + count, 0),
  };
}
