import { describe, expect, test } from "vitest";
import type { TransactionHistoryEntry } from "@/lib/transactions/transaction";
import german from "@/messages/de.json";
import { shownPurchase, shownSeller, shownTransaction } from "@/tests/factories/shown-transaction";
import { draw, hrefOf, hrefs } from "@/tests/setup/screen";
import { readTransactionAddress } from "./transaction-addresses";
import {
  nextStepOf,
  TransactionFacts,
  TransactionHistory,
  VoidedNotice,
} from "./transaction-detail";
import { TransactionFilters } from "./transaction-filters";

const { userId: buyerId } = shownTransaction();

describe("the facts of a transaction", () => {
  test("are the part, how many for how much, between whom and when", () => {
    draw(<TransactionFacts transaction={shownTransaction({ note: "Tor 3" })} isAdmin={false} />);
    expect(facts()).toEqual({
      Inserat: "RillenkugellagerInserat, wie es heute ist",
      Lieferung: "Versand, Kosten nach Absprache",
      Beschreibung: "Neu, aus Überbestand.",
      Herstellernummer: "6205-2RSH",
      EAN: "4012345678901",
      Hersteller: "SKF",
      Menge: "1.200",
      "Preis pro Stück": "12,50 €",
      Summe: "15.000,00 €",
      Käufer: "Molkerei Alpsee GmbHeinkauf@molkerei.exampleAm Hafen 14, 87435 Kempten",
      Verkäufer: "Papierfabrik Nord",
      Nachricht: "Tor 3",
      "Angefragt am": "21.11.2026, 14:05",
    });
    expect(hrefOf("Inserat, wie es heute ist")).toBe("/listing/detail/7");
    expect(hrefs("a[href^=mailto]")).toEqual([
      "mailto:einkauf@molkerei.example?subject=Anfrage%2012%3A%201.200%20%C3%97%206205-2RSH",
    ]);
  });

  test("name no seller to the buyer, and link only administrators to a party's transactions", () => {
    draw(<TransactionFacts transaction={shownPurchase()} isAdmin={false} />);
    expect(facts()).toMatchObject({ Verkäufer: "–", Käufer: "Molkerei Alpsee GmbH" });
    expect(hrefs("a")).toEqual(["/listing/detail/7"]);
    draw(<TransactionFacts transaction={shownTransaction()} isAdmin />);
    expect(hrefOf("Papierfabrik Nord")).toBe(`/transaction/user/${shownSeller.id}`);
    expect(facts().Dauer).toBe("-");
  });

  test("of a completed one say when and, to administrators, how long it took", () => {
    const details = {
      status: "COMPLETED" as const,
      completedAt: new Date("2026-11-23T16:06:00Z"),
      duration: 51 * 3_600_000,
    };
    draw(<TransactionFacts transaction={shownTransaction(details)} isAdmin />);
    expect(facts()).toMatchObject({
      "Abgeschlossen am": "23.11.2026, 17:06",
      Dauer: "2 Tage 3 Stunden",
    });
  });

  test("of a whole lot have no price per piece, and a deleted account no name", () => {
    const gone = { ...shownSeller, username: "deleted-0a1b2c3d", email: null };
    const lot = shownTransaction({ pricePerProductInCt: null, buyer: gone });
    draw(<TransactionFacts transaction={lot} isAdmin={false} />);
    expect(facts()["Preis pro Stück"]).toBeUndefined();
    expect(facts().Käufer).toBe("Gelöschtes Konto");
  });

  test("say what was requested, whatever its listing says by now", () => {
    const listing = { ...shownTransaction().listing, nameDe: "Schraube M6", mpn: "M6-933" };
    draw(<TransactionFacts transaction={shownTransaction({ listing })} isAdmin={false} />);
    expect(facts()).toMatchObject({
      Inserat: expect.stringMatching(/^RillenkugellagerDas Inserat wurde seitdem geändert/),
      Herstellernummer: "6205-2RSH",
    });
    expect(document.body.textContent).not.toContain("Schraube");
  });

  test("say when the seller has changed the offer since, whatever of it", () => {
    const changed = new Date("2026-11-24T08:30:00Z");
    draw(
      <TransactionFacts transaction={shownPurchase()} listingChangedAt={changed} isAdmin={false} />,
    );
    expect(facts().Inserat).toContain(
      "Das Angebot wurde seitdem geändert, zuletzt am 24.11.2026, 09:30. Hier steht, was angefragt wurde.",
    );
  });
});

describe("what comes next", () => {
  test.each([
    ["buyer", shownPurchase(), buyerId],
    ["seller", shownTransaction(), shownSeller.id],
    ["administrator", shownTransaction(), "somebody"],
  ])("is said to the %s for every status", (side, transaction, viewerId) => {
    const said = (["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const).map((status) =>
      nextStepOf({ ...transaction, status }, viewerId),
    );
    const withdrawn = { ...transaction, status: "CANCELLED" as const, withdrawn: true };
    const keys = [...said, nextStepOf(withdrawn, viewerId)];
    expect(keys.every((key) => key.startsWith(`transaction|next|${side}|`))).toBe(true);
    expect(new Set(keys.map((key) => german[key as keyof typeof german])).size).toBe(5);
  });

  test("is to wait while the other side is blocked", () => {
    const purchase = { ...shownPurchase(), blockedParty: "seller" as const };
    const sale = shownTransaction({ blockedParty: "buyer" });
    const said = [
      nextStepOf(purchase, buyerId),
      nextStepOf(sale, shownSeller.id),
      nextStepOf(sale, "somebody"),
    ];
    expect(said).toEqual(
      ["seller", "buyer", "administrator"].map((side) => `transaction|next|blocked|${side}`),
    );
  });
});

describe("the history of a transaction", () => {
  const moved: TransactionHistoryEntry = {
    from: "REQUESTED",
    to: "RESERVED",
    createdAt: new Date("2026-11-21T13:05:00Z"),
    by: "seller",
    actor: null,
    voidReason: null,
  };

  test.each([
    ["Anfrage gestellt durch den Käufer", { from: null, to: "REQUESTED", by: "buyer" }],
    ["Status: angefragt → reserviert durch den Verkäufer", {}],
    [
      "Status: angefragt → abgelehnt durch die Administration",
      { to: "CANCELLED", by: "administrator" },
    ],
    ["Status: angefragt → zurückgezogen durch den Käufer", { to: "CANCELLED", by: "buyer" }],
    ["Status: angefragt → reserviert durch Sie", { actor: { id: "me", username: "Ich" } }],
    [
      "Status: angefragt → reserviert durch den Verkäufer Papierfabrik",
      { actor: { id: "x", username: "Papierfabrik" } },
    ],
    ["Status: angefragt → reserviert automatisch", { by: "system" }],
    [
      "Storniert: Doppelt gebucht durch die Administration",
      { from: "COMPLETED", to: "COMPLETED", by: "administrator", voidReason: "Doppelt gebucht" },
    ],
  ] as const)("says %s", (line, change) => {
    draw(<TransactionHistory entries={[{ ...moved, ...change }]} viewerId="me" />);
    expect(document.querySelector("li p")?.textContent).toBe(line);
    expect(document.querySelector("time")?.dateTime).toBe("2026-11-21T13:05:00.000Z");
  });
});

test("a voided transaction says when and why", () => {
  const voided = { at: new Date("2026-11-26T12:00:00Z"), reason: "Doppelt gebucht" };
  draw(<VoidedNotice voided={voided} />);
  expect(document.querySelector("p")?.textContent).toBe(
    "Storniert am 26.11.2026. Grund: Doppelt gebucht",
  );
});

describe("the filters of a list", () => {
  test("link to each other and begin at page 1; only administrators choose the user", () => {
    const address = readTransactionAddress({ role: "buyer", status: "RESERVED", page: "4" });
    draw(<TransactionFilters address={address} isAdmin={false} />);
    expect(hrefOf("als Verkäufer")).toBe("/transaction/user?role=seller&status=RESERVED");
    expect(hrefOf("abgelehnt")).toBe("/transaction/user?role=buyer&status=CANCELLED");
    expect(hrefOf("storniert")).toBe("/transaction/user?role=buyer&status=VOIDED");
    expect(document.querySelector("nav[aria-label=Ansicht]")).toBeNull();
    expect(current()).toEqual(["als Käufer", "reserviert"]);

    draw(<TransactionFilters address={{ ...address, view: "all", role: "all" }} isAdmin />);
    expect(current()).toEqual(["alle", "reserviert"]);
    expect(document.querySelector("nav[aria-label=Rolle]")).toBeNull();
    expect(hrefOf("eines Benutzers")).toBe("/transaction/user?view=user&status=RESERVED");
  });
});

function facts(): Record<string, string> {
  const rows = [...document.querySelectorAll("dl > div")].map((row) => [
    row.querySelector("dt")?.textContent ?? "",
    (row.querySelector("dd")?.textContent ?? "").replaceAll("\u00a0", " "),
  ]);
  return Object.fromEntries(rows);
}

function current(): (string | null)[] {
  return [...document.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent);
}
