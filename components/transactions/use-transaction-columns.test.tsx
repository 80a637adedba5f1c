import { describe, expect, test } from "vitest";
import { DataTable } from "@/components/ui/data-table";
import type { Transaction } from "@/lib/transactions/transaction";
import { shownPurchase, shownSeller, shownTransaction } from "@/tests/factories/shown-transaction";
import { draw } from "@/tests/setup/screen";
import { useTransactionColumns } from "./use-transaction-columns";

describe("a row of a list of transactions", () => {
  test("has the beginning of the buyer's note, and a short code on one line", () => {
    const long = "6205-2RSH-".repeat(10);
    const requested = { ...shownTransaction().requested, mpn: long };
    drawRows([shownTransaction({ note: "Tor 3" }), shownTransaction({ id: 13, requested })]);
    expect(document.querySelector("q")?.className).toMatch(/line-clamp-2.* print:line-clamp-none/);
    expect(codeClass("6205-2RSH")).toContain("whitespace-nowrap");
    expect(codeClass(long)).not.toContain("whitespace-nowrap");
  });

  test.each([
    ["seller", shownTransaction(), shownSeller.id, []],
    ["buyer", shownPurchase(), shownPurchase().userId, ["Verkäufer"]],
    ["administrator", shownTransaction(), "somebody", []],
  ])("on a phone shows the %s each side that they know", (...given) => {
    const [, transaction, viewerId, left] = given;
    drawRows([transaction], viewerId);
    const cells = [...document.querySelectorAll<HTMLElement>("td[data-desk]")];
    expect(cells.map(({ dataset }) => dataset.label)).toEqual(left);
  });

  test.each([true, false])(
    "on a tablet has its numbers in the second half (listing: %s)",
    (showListing) => {
      draw(<Rows rows={[shownTransaction(), shownPurchase()]} showListing={showListing} />);
      const cells = [...document.querySelectorAll<HTMLElement>("td[data-half]")];
      expect(cells.map(({ dataset }) => dataset.label)).toEqual(["Menge", "Menge"]);
    },
  );
});

function drawRows(rows: Transaction[], userId?: string) {
  draw(<Rows rows={rows} userId={userId} />);
}

interface RowsProps {
  rows: Transaction[];
  userId?: string | undefined;
  showListing?: boolean;
}

function Rows({ rows, userId = "somebody", showListing = true }: RowsProps) {
  const columns = useTransactionColumns({ viewer: { userId, isAdmin: false }, showListing });
  return (
    <DataTable
      caption="Anfragen und Verkäufe"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function codeClass(code: string): string | undefined {
  const spans = [...document.querySelectorAll("td a span")];
  return spans.find(({ textContent }) => textContent === code)?.className;
}
