import "@/tests/setup/database";
import { expect, test } from "vitest";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { makeImport } from "@/tests/factories/csv-import-row";
import { bringFile, putFile, storedImport, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { getCsvImports } from "./operations";

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

test("one's imports are those of the last thirty days, newest first, fifty at most", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const expected: string[] = [];
  for (let place = 0; place < 52; place += 1) {
    // Every second one is made before its elder.
    const age = place % 2 === 0 ? place : 52 - place;
    const { id } = await makeImport(seller, { createdAt: ago(age * minuteInMs) });
    expected[age] = id;
  }
  await makeImport(other);
  const { answer } = await runOperation(getCsvImports, seller, {});
  expect(answer.map(({ id }) => id)).toEqual(expected.slice(0, 50));
});

test("an import of more than thirty days is listed no more", async () => {
  const seller = await makeMember();
  await makeImport(seller, { createdAt: ago(30 * dayInMs + minuteInMs) });
  const { id } = await makeImport(seller, { createdAt: ago(30 * dayInMs - minuteInMs) });
  const { answer } = await runOperation(getCsvImports, seller, {});
  expect(answer.map((one) => one.id)).toEqual([id]);
});
