import { describe, expect, test } from "vitest";
import { DataTable } from "@/components/ui/data-table";
import type { Transaction } from "@/lib/transactions/transaction";
import { shownPurchase, shownSeller, shownTransaction } from "@/tests/factories/shown-transaction";
import { draw } from "@/tests/setup/screen";
import { useTransactionColumns } from "./use-transaction-columns";

describe("a row of a list of transactions", () => {
  test("has the beginning of the buyer's note, and a short code on one line", () => {
    const long = "6205-2RSH-".repeat(10);
    const listing = { ...shownTransaction().listing, mpn: long };
    drawRows([shownTransaction({ note: "Tor 3" }), shownTransaction({ id: 13, listing })]);
    expect(document.querySelector("q")?.className).toContain("line-clamp-2");
    expect(codeClass("6205-2RSH")).toContain("whitespace-nowrap");
    expect(codeClass(long)).not.toContain("whitespace-nowrap");
  });

  test.each([
    ["seller", shownTransaction(), shownSeller.id, ["Verkäufer"]],
    ["buyer", shownPurchase(), shownPurchase().userId, ["Käufer", "Verkäufer"]],
    ["administrator", shownTransaction(), "somebody", []],
  ])("on a phone shows the %s no side that is themselves or unknown", (...given) => {
    const [, transaction, viewerId, left] = given;
    drawRows([transaction], viewerId);
    const cells = [...document.querySelectorAll<HTMLElement>("td[data-desk]")];
    expect(cells.map(({ dataset }) => dataset.label)).toEqual(left);
  });
});

function drawRows(rows: Transaction[], userId = "somebody") {
  draw(<Rows rows={rows} userId={userId} />);
}

function Rows({ rows, userId }: { rows: Transaction[]; userId: string }) {
  const columns = useTransactionColumns({ viewer: { userId, isAdmin: false }, showListing: true });
  return <DataTable caption="Transaktionen" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

function codeClass(code: string): string | undefined {
  const spans = [...document.querySelectorAll("td a span")];
  return spans.find(({ textContent }) => textContent === code)?.className;
}
