import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { mostSimilar } from "../similar";
import { findSimilarManufacturers } from "./find-similar";

beforeEach(async () => {
  await db().listing.deleteMany();
  await db().manufacturer.deleteMany();
});

test("each mistyped name of a list leads to the manufacturer it was meant for, known and strange ones to none", async () => {
  for (const name of ["Siemens", "Weidmüller", "Schneider Electric", "Festo"]) {
    await makeManufacturer(name);
  }
  const names = [
    "Siemnes",
    "Weidmueller GmbH",
    "Schnieder Elektric",
    "Festo",
    "Xaver",
    "",
    "a".repeat(5000),
  ];
  const found = await findSimilarManufacturers(names);
  expect([...found].map(([name, { name: meant }]) => [name, meant])).toEqual([
    ["Siemnes", "Siemens"],
    ["Weidmueller GmbH", "Weidmüller"],
    ["Schnieder Elektric", "Schneider Electric"],
  ]);
});

test("more names than one look takes are all looked at", async () => {
  await makeManufacturer("Siemens");
  const strange = Array.from({ length: 450 }, (_, n) => `Niemand ${n}`);
  const found = await findSimilarManufacturers([...strange, "Siemnes"]);
  expect([...found.keys()]).toEqual(["Siemnes"]);
});

test("a merged manufacturer leads to the one it was merged into; verified ones come first", async () => {
  const { id } = await makeManufacturer("Eaton");
  const merged = await makeManufacturer("Moeller");
  await db().manufacturer.update({ where: { id: merged.id }, data: { mergedIntoId: id } });
  expect((await findSimilarManufacturers(["Möler"])).get("Möler")).toEqual({ id, name: "Eaton" });

  const typed = await makeManufacturer("Ballufff");
  await db().manufacturer.update({ where: { id: typed.id }, data: { verifiedAt: null } });
  const balluff = await makeManufacturer("Balluff");
  const found = await findSimilarManufacturers(["Baluff", "Ballufff"]);
  expect(found.get("Baluff")).toMatchObject({ id: balluff.id });
  expect(found.has("Ballufff")).toBe(false);
  const verified = await findSimilarManufacturers(["Ballufff"], { onlyVerified: true });
  expect(verified.get("Ballufff")).toMatchObject({ id: balluff.id });
});

const known = [
  "Siemens",
  "Festo SE & Co. KG",
  "Weidmüller",
  "Schneider Electric",
  "ABB",
  "Balluff",
  "Typ 12345",
].map((name, id) => ({ id, name }));

test.each([
  ["Siemnes", "Siemens"],
  ["Simens AG", "Siemens"],
  ["Fetso", "Festo SE & Co. KG"],
  ["Weidmueller", "Weidmüller"],
  ["Schnieder Elektric", "Schneider Electric"],
])("%s was meant for %s", (typed, meant) => {
  expect(mostSimilar(typed, known)?.name).toBe(meant);
});

test.each([
  ["Siemens AG", "is one's own name"],
  ["Semnes", "is two slips away in a short name"],
  ["ABC", "is too short for a slip"],
  ["Typ 12346", "has digits, which tell two apart"],
  ["Xaver", "is like none"],
  ["", "is empty"],
])("%s %s: no manufacturer is meant", (typed) => {
  expect(mostSimilar(typed, known)).toBeNull();
});

test("the nearest is meant, and of equally near ones the first", () => {
  const near = [{ name: "Simenz" }, { name: "Siemens" }, { name: "Siemenz" }];
  expect(mostSimilar("Siemensz", near)?.name).toBe("Siemens");
});
