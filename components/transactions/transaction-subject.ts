import { formatInteger } from "@/lib/i18n/formats";
import type { Transaction } from "@/lib/transactions/transaction";

/** How many of what: "3 × 6205-2RSH". */
export function subjectOf({ quantity, requested }: Transaction, locale: string): string {
  return `${formatInteger(quantity, locale)} × ${requested.mpn ?? requested.nameDe}`;
}
