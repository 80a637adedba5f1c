import "@/tests/setup/database";
import { expect, test } from "vitest";
import { getCsvImport, getCsvImportNames, updateCsvImport } from "@/lib/csv-import/operations";
import { runOperation } from "@/lib/operations/run";
import {
  bringFile,
  checkImport,
  listingsOf,
  putFile,
  startImport,
} from "@/tests/factories/import-file";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";

const headings = ["Bezeichnung", "Preis"];
const rows = [
  ["Festo Normzylinder DSBC-32-100", "84,50"],
  ["Festo Ventil MFH-5-1/8", "79,00"],
  ["Dichtring", "1,00"],
];
const answers = {
  columns: { nameDe: 0, pricePerProductInCt: 1 },
  fixed: { quantity: "3" },
  fromName: ["manufacturer" as const, "descriptionDe" as const, "mpn" as const],
  priceUnit: "euros" as const,
};

test("weights are kilograms where their heading says so", async () => {
  const seller = await makeMember();
  const columns = { ...answers.columns, weightInGrams: 2 };
  const id = await bringFile(seller, {
    headings: [...headings, "Gewicht kg"],
    rows: [["Festo Ventil MFH-5-1/8", "79,00", "0,5"]],
    mapping: { ...answers, columns, fixed: { quantity: "3", manufacturer: "Parker" } },
  });
  await checkImport(seller, id);
  await startImport(seller, id);
  expect(await listingsOf(seller)).toMatchObject([{ weightInGrams: 500 }]);
});

test("a list of names and prices becomes listings, the rest is said once", async () => {
  const { id: manufacturerId } = await makeManufacturer("Festo");
  const seller = await makeMember();
  const id = await bringFile(seller, { headings, rows, mapping: answers });
  const { counts, firstFault } = await checkImport(seller, id);
  expect(counts).toMatchObject({ new: 2, invalid: 1 });
  expect(firstFault).toMatchObject({ number: 4, issues: [{ field: "manufacturer" }] });
  await startImport(seller, id, 1);
  const [cylinder] = await listingsOf(seller);
  expect(cylinder).toMatchObject({
    mpn: "DSBC-32-100",
    nameDe: "Festo Normzylinder DSBC-32-100",
    descriptionDe: "Festo Normzylinder DSBC-32-100",
    quantity: 3,
    manufacturerId,
  });
});

test("the seller is told how many names begin with a known manufacturer", async () => {
  await makeManufacturer("Festo");
  const seller = await makeMember();
  const { id } = await putFile(seller, { headings, rows });
  const { answer } = await runOperation(getCsvImportNames, seller, { id });
  expect(answer).toEqual([
    {
      column: 0,
      rows: 3,
      manufacturers: 2,
      manufacturer: "Festo",
      numbers: 2,
      number: "DSBC-32-100",
    },
  ]);
});

test("what was said for all rows of a file, and a currency, are asked again for the next one", async () => {
  const seller = await makeMember();
  const currency = { code: "CHF", inEuros: 1.07 };
  const { id } = await putFile(seller, { headings, rows });
  await runOperation(updateCsvImport, seller, {
    id,
    mapping: { ...answers, fixed: { quantity: "3", manufacturer: "Parker" }, currency },
  });
  const next = await putFile(seller, { headings, rows });
  const { answer } = await runOperation(getCsvImport, seller, { id: next.id });
  expect(answer).toMatchObject({
    mappingFrom: "remembered",
    mapping: { fixed: {}, currency: null, fromName: answers.fromName },
  });
});
