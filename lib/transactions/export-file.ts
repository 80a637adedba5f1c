import "server-only";
import { isDeletedUsername } from "@/lib/accounts/names/generated-usernames";
import { addressLine } from "@/lib/accounts/shape-party";
import { priceCell } from "@/lib/csv/csv-cells";
import { writeCsvFile } from "@/lib/csv/csv-file";
import type { Party } from "@/lib/fields/party";
import type { Member } from "@/lib/fields/viewer";
import { formatMoment, isoDayOf } from "@/lib/i18n/formats";
import { loadAs } from "@/lib/operations/load-for-page";
import { exportTransactions } from "./operations";
import type { TransactionExportFilter } from "./schema";
import type { Transaction } from "./transaction";
import type { TransactionStatus } from "./transaction-status";

/** Throws FORBIDDEN for other users' transactions unless the member is an administrator. */
export function writeTransactionFile(
  member: Member,
  filter: Omit<TransactionExportFilter, "after">,
): AsyncGenerator<string> {
  const columns = exportColumnsFor(member);
  return writeCsvFile({
    headings: columns.map(({ heading }) => heading),
    cellsOf: (transaction: Transaction) => columns.map(({ write }) => write(transaction)),
    readPage: (after) => loadAs(member, exportTransactions, { ...filter, after }),
  });
}

export function transactionFileName(now: Date): string {
  return `lagerfund-transaktionen-${isoDayOf(now)}.csv`;
}

interface Column {
  heading: string;
  write: (transaction: Transaction) => string;
}

/** The file keeps these words when the screens change theirs. */
const statusWords: Record<TransactionStatus, string> = {
  REQUESTED: "angefragt",
  RESERVED: "reserviert",
  CANCELLED: "abgelehnt",
  COMPLETED: "abgeschlossen",
};

const columns: readonly Column[] = [
  { heading: "Anfrage-Nr.", write: ({ id }) => String(id) },
  { heading: "Angefragt am", write: ({ createdAt }) => momentCell(createdAt) },
  {
    heading: "Status",
    write: ({ status, withdrawn, voided }) => {
      if (voided) {
        return "storniert";
      }
      return withdrawn ? "zurückgezogen" : statusWords[status];
    },
  },
  { heading: "Abgeschlossen am", write: ({ completedAt }) => momentCell(completedAt) },
  { heading: "Inserat-Nr.", write: ({ listing }) => String(listing.id) },
  { heading: "Hersteller", write: ({ requested }) => requested.manufacturer.name },
  { heading: "Herstellernummer (MPN)", write: ({ requested }) => requested.mpn ?? "" },
  { heading: "EAN", write: ({ requested }) => requested.ean ?? "" },
  { heading: "Bezeichnung", write: ({ requested }) => requested.nameDe },
  { heading: "Menge", write: ({ quantity }) => String(quantity) },
  {
    heading: "Preis pro Stück (EUR)",
    write: ({ pricePerProductInCt }) => priceCell(pricePerProductInCt),
  },
  // Empty for a voided transaction, so that a sum leaves it out.
  {
    heading: "Summe (EUR)",
    write: ({ totalInCt, voided }) => priceCell(voided ? null : totalInCt),
  },
  { heading: "Käufer", write: ({ buyer }) => nameCell(buyer) },
  { heading: "E-Mail des Käufers", write: ({ buyer }) => buyer.email ?? "" },
  { heading: "Anschrift des Käufers", write: ({ buyer }) => addressLine(buyer.billingAddress) },
  { heading: "Nachricht", write: ({ note }) => note ?? "" },
  { heading: "Verkäufer", write: ({ seller }) => nameCell(seller) },
  { heading: "Storniert am", write: ({ voided }) => momentCell(voided?.at ?? null) },
  { heading: "Grund der Stornierung", write: ({ voided }) => voided?.reason ?? "" },
];

const administrators: readonly Column[] = [
  ...columns,
  { heading: "E-Mail des Verkäufers", write: ({ seller }) => seller?.email ?? "" },
  { heading: "Dauer (Stunden)", write: ({ duration }) => hoursCell(duration) },
];

export function exportColumnsFor({ isAdmin }: { isAdmin: boolean }): readonly Column[] {
  return isAdmin ? administrators : columns;
}

/** A German spreadsheet reads "21.11.2026 14:05" as a date. */
function momentCell(at: Date | null): string {
  return at ? formatMoment(at, "de").replace(",", "") : "";
}

function nameCell(party: Party | null): string {
  const { username = "" } = party ?? {};
  return isDeletedUsername(username) ? "Gelöschtes Konto" : username;
}

function hoursCell(durationInMs: number | null): string {
  return durationInMs === null ? "" : String(Math.floor(durationInMs / 3_600_000));
}
