import "@/tests/setup/database";
import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { withoutGuard } from "@/lib/csv/csv-cells";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { writeTransactionFile } from "./export-file";

const hostile = {
  mpn: '-K1;"6ES7"',
  nameDe: "=cmd|' /C calc'!A0",
  note: 'Tor 3;\n"zweite" Zeile\r\n=HYPERLINK("http://böse.example")',
  username: "@SUM(1) & Söhne",
  street: "'=1+1",
};
const mine = { role: "all", everybody: false } as const;
let seller: TestMember;
let buyer: TestMember;
let admin: TestMember;

beforeAll(async () => {
  [seller, buyer, admin] = await Promise.all([
    makeMember({ username: "+49 Pumpen GmbH" }),
    makeMember({ username: hostile.username, street: hostile.street, city: "Kempten" }),
    makeMember({ isAdmin: true }),
  ]);
  const { mpn, nameDe, note } = hostile;
  const listing = { ownerUserId: seller.userId, mpn, nameDe, pricePerProductInCt: 123_456 };
  const { id } = await makeListing(listing);
  await makeTransaction(buyer, id, { quantity: 2, note });
  const { id: reserved } = await makeTransaction(buyer, id, { status: "RESERVED", note: "=1" });
  await db().transaction.update({
    where: { id: reserved },
    data: { createdAt: new Date("2026-11-21T13:05:00Z") },
  });
});

test("every text of it survives the way through a file, and no cell begins as a formula does", async () => {
  const rows = rowsOf(await fileOf(seller));
  expect(rows).toHaveLength(2);
  const row = rows.find(({ Menge }) => Menge === "2") ?? {};
  const read = Object.fromEntries(
    Object.entries(row).map(([key, cell]) => [key, withoutGuard(cell)]),
  );
  expect(read).toMatchObject({
    Status: "angefragt",
    "Herstellernummer (MPN)": hostile.mpn,
    Bezeichnung: hostile.nameDe,
    Käufer: hostile.username,
    "E-Mail des Käufers": buyer.email,
    "Anschrift des Käufers": "",
    Nachricht: hostile.note,
    Verkäufer: "+49 Pumpen GmbH",
    "Preis pro Stück (EUR)": "1234,56",
    "Summe (EUR)": "2469,12",
  });
  for (const cell of rows.flatMap((cells) => Object.values(cells))) {
    expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  }
});

test("times and the address that RESERVED opens", async () => {
  const row = rowsOf(await fileOf(seller)).find(({ Status }) => Status === "reserviert");
  expect(row).toMatchObject({
    "Angefragt am": "21.11.2026 14:05",
    "Anschrift des Käufers": "''=1+1, Kempten",
    Nachricht: "'=1",
    "Abgeschlossen am": "",
  });
});

test("begins with a mark for Excel and ends lines as Excel does, also of nothing", async () => {
  const file = await fileOf(await makeMember());
  expect(file.startsWith("\uFEFFAnfrage-Nr.;Angefragt am;Status;")).toBe(true);
  expect(file.endsWith("\r\n")).toBe(true);
  expect(rowsOf(file)).toEqual([]);
});

test("only administrators have the duration and the seller's address", async () => {
  const [everybody] = rowsOf(await fileOf(admin, { role: "all", everybody: true }));
  expect(everybody).toMatchObject({ "E-Mail des Verkäufers": seller.email, "Dauer (Stunden)": "" });
  const [own] = rowsOf(await fileOf(buyer));
  expect(Object.keys(own ?? {})).not.toContain("Dauer (Stunden)");
  expect(own?.Verkäufer).toBe("");
});

async function fileOf(
  member: Member,
  filter: Parameters<typeof writeTransactionFile>[1] = mine,
): Promise<string> {
  let text = "";
  for await (const piece of writeTransactionFile(member, filter)) {
    text += piece;
  }
  return text;
}

function rowsOf(file: string): Record<string, string>[] {
  const text = file.replace("\uFEFF", "");
  const options = { header: true, delimiter: ";", newline: "\r\n", skipEmptyLines: true } as const;
  return Papa.parse<Record<string, string>>(text, options).data;
}
