import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { findManufacturersByBeginning } from "./find-by-beginning";

beforeEach(async () => {
  await db().manufacturer.deleteMany();
});

test("a known manufacturer at the beginning of a text is named, the longest first", async () => {
  await makeManufacturer("Phoenix Contact");
  await makeManufacturer("SEW-EURODRIVE GmbH");
  await makeManufacturer("Siemens AG");
  const { id } = await makeManufacturer("Kugel Fischer");
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
  expect(await nameIn("Phoenix Contact 2904600 Netzteil")).toBe("Phoenix Contact");
  expect(await nameIn("SIEMENS: Schütz 3RT2026")).toBe("Siemens AG");
  expect(await nameIn("SEW Getriebemotor R37")).toBe("SEW-EURODRIVE GmbH");
});

test("a common word, an unverified name and a name behind the beginning are none", async () => {
  await makeManufacturer("Motor Power Company");
  const { id } = await makeManufacturer("Kugel Fischer");
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
  expect(await nameIn("Motor 5,5 kW")).toBeNull();
  expect(await nameIn("Kugel Fischer 6205")).toBeNull();
  expect(await nameIn("Motor von Motor Power Company")).toBeNull();
  expect(await nameIn("")).toBeNull();
});

async function nameIn(text: string): Promise<string | null> {
  return (await findManufacturersByBeginning(db(), [text])).get(text)?.name ?? null;
}
