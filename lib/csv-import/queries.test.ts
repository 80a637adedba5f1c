import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { makeImport } from "@/tests/factories/csv-import-row";
import {
  bringFile,
  checkImport,
  putFile,
  startImport,
  storedImport,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { proposeMapping } from "./mapping/proposal";
import { reasonHeading } from "./mapping/reasons";
import { updateCsvImport } from "./operations";
import { getCsvImports } from "./query-operations";

const minuteInMs = 60_000;
const dayInMs = 24 * 60 * minuteInMs;
const ago = (ms: number) => new Date(Date.now() - ms);
const priceMarkOf = async (seller: Member, id: string) =>
  (await storedImport(seller, id)).mapping.decimalMarks.pricePerProductInCt;

test("remembered columns take the decimal mark that the new file proves", async () => {
  const seller = await makeMember();
  const priced = (...prices: string[]) =>
    prices.map((price, place) => usualRow(`A-${place}`, "10", price));
  await bringFile(seller, { rows: priced("1.234", "12,50") });
  const german = await putFile(seller, { rows: priced("2.345", "9,95") });
  expect(await priceMarkOf(seller, german.id)).toBe("comma");
  const english = await putFile(seller, { rows: priced("1,234", "12.50") });
  expect((await storedImport(seller, english.id)).mappingFrom).toBe("remembered");
  expect(await priceMarkOf(seller, english.id)).toBe("point");
});

test("a mark that the new file does not prove is asked for again, not remembered", async () => {
  const seller = await makeMember();
  await bringFile(seller, {
    rows: [usualRow("A-1", "10", "1.234"), usualRow("A-2", "10", "12,50")],
  });
  const open = await putFile(seller, { rows: [usualRow("A-1", "10", "1.234")] });
  expect((await storedImport(seller, open.id)).mappingFrom).toBe("remembered");
  expect(await priceMarkOf(seller, open.id)).toBeUndefined();
});

test("one's imports are listed newest first, fifty at most", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const expected: string[] = [];
  for (let place = 0; place < 52; place += 1) {
    // Every second one is made before its elder.
    const age = place % 2 === 0 ? place : 52 - place;
    const { id } = await makeImport(seller, { createdAt: ago(age * minuteInMs) });
    expected[age] = id;
  }
  await makeImport(other);
  expect(await listedOf(seller)).toEqual(expected.slice(0, 50));
});

test("an import is listed while it can be undone, whenever its file came", async () => {
  const seller = await makeMember();
  const done = (age: number) =>
    makeImport(seller, {
      status: "IMPORTED",
      createdAt: ago(36 * dayInMs),
      lastStepAt: ago(age),
      importedAt: ago(age),
    });
  await done(30 * dayInMs + minuteInMs);
  const { id } = await done(30 * dayInMs - minuteInMs);
  expect((await storedImport(seller, id)).undoableUntil).not.toBeNull();
  expect(await listedOf(seller)).toEqual([id]);
});

test("an open import is listed for the seven days after its last step, a running one always", async () => {
  const seller = await makeMember();
  const left = (lastStepAt: Date, details: object = {}) =>
    makeImport(seller, { createdAt: ago(36 * dayInMs), lastStepAt, ...details });
  await left(ago(7 * dayInMs + minuteInMs));
  const { id: open } = await left(ago(7 * dayInMs - minuteInMs));
  const { id: running } = await left(ago(8 * dayInMs), { status: "CHECKING" });
  expect((await listedOf(seller)).toSorted()).toEqual([open, running].toSorted());
});

test("a check without choices of its own takes those that are shown, and goes on with them", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1")];
  await bringFile(seller, { rows, choices: { defaults: { shippingNote: "Rampe 2" } } });
  const { id, columns } = await putFile(seller, { rows });
  const { mapping } = proposeMapping(columns);
  await runOperation(updateCsvImport, seller, { id, mapping });
  const shown = await storedImport(seller, id);
  expect(shown).toMatchObject({ choicesFrom: "remembered" });
  const checked = await checkImport(seller, id);
  expect(checked).toMatchObject({ choices: shown.choices, choicesFrom: "saved" });
  await bringFile(seller, { rows, choices: { defaults: { shippingNote: "Tor 3" } } });
  await startImport(seller, id);
  expect(await db().listing.findMany({ where: { ownerUserId: seller.userId } })).toMatchObject([
    { shippingNote: "Rampe 2" },
  ]);
});

test("a mended file whose reasons stand elsewhere than last is assigned by its own headings", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1")];
  const reason = reasonHeading("de", await bringFile(seller, { rows }));
  const moved = await putFile(seller, {
    headings: [reason, ...usualHeadings],
    rows: rows.map((cells) => ["Die Menge fehlt.", ...cells]),
  });
  const { mapping, columns } = await storedImport(seller, moved.id);
  expect(columns[mapping.columns.quantity ?? 0]?.heading).toBe("Menge");
  const last = await putFile(seller, {
    headings: [...usualHeadings, reason],
    rows: rows.map((cells) => [...cells, "Die Menge fehlt."]),
  });
  expect((await storedImport(seller, last.id)).mappingFrom).toBe("remembered");
});

async function listedOf(seller: Member): Promise<string[]> {
  const { answer } = await runOperation(getCsvImports, seller, {});
  return answer.map(({ id }) => id);
}
