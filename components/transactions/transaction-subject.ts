import { formatInteger } from "@/lib/i18n/formats";
import type { Transaction } from "@/lib/transactions/transaction";

/** How many of what: "3 × 6205-2RSH". */
export function subjectOf({ quantity, listing }: Transaction, locale: string): string {
  return `${formatInteger(quantity, locale)} × ${listing.mpn ?? listing.nameDe}`;
}
