import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import {
  addManufacturerAlias,
  getManufacturerRecord,
  removeManufacturerAlias,
} from "../operations";
import { findManufacturersByAliases } from "../queries/find-by-aliases";

const administrator = await makeMember({ isAdmin: true });
let id: number;

beforeEach(async () => {
  await db().manufacturer.deleteMany();
  id = (await makeManufacturer("Murr Elektronik GmbH")).id;
});

const add = (name: string, manufacturerId = id) =>
  runOperation(addManufacturerAlias, administrator, { id: manufacturerId, name });
const remove = (name: string, manufacturerId = id) =>
  runOperation(removeManufacturerAlias, administrator, { id: manufacturerId, name });

async function aliases(): Promise<string[]> {
  const { answer } = await runOperation(getManufacturerRecord, administrator, { id });
  return answer.aliases.map(({ name, origin }) => `${name}: ${origin}`);
}

async function isFoundBy(span: string): Promise<boolean> {
  return (await findManufacturersByAliases(db(), [span])).length > 0;
}

test("a name that an administrator adds is found at once, with its typos, and no longer once it is removed", async () => {
  const { answer } = await add(" Murr  +Partner ");
  expect(answer.aliases.at(-1)).toEqual({ name: "Murr +Partner", origin: "KEPT" });
  expect([await isFoundBy("murrpartner"), await isFoundBy("murpartner")]).toEqual([true, true]);
  await remove("murr partner");
  expect(await aliases()).toEqual(["Murr Elektronik: RULE", "Murr: RULE"]);
  expect(await isFoundBy("murrpartner")).toBe(false);
});

test("a name of the rule stays as not used, and is used again once it is added", async () => {
  await remove("MURR");
  expect(await aliases()).toEqual(["Murr Elektronik: RULE", "Murr: OFF"]);
  expect(await isFoundBy("murr")).toBe(false);
  await add("murr");
  expect(await aliases()).toEqual(["Murr Elektronik: RULE", "Murr: RULE"]);
  expect(await isFoundBy("murr")).toBe(true);
});

test("the name of another verified manufacturer is rejected, and its own stays", async () => {
  const festo = await makeManufacturer("Festo");
  const rejection = (code: string) => ({
    code: "VALIDATION",
    data: { issues: [{ path: "name", code }] },
  });
  await expect(add("FESTO AG")).rejects.toMatchObject(rejection(`manufacturer_exists:${festo.id}`));
  await expect(add("Festo")).rejects.toMatchObject(rejection(`manufacturer_exists:${festo.id}`));
  await expect(remove("Murr Elektronik")).rejects.toMatchObject(rejection("invalid"));
  expect(await isFoundBy("murrelektronik")).toBe(true);
});

test.each([
  ["", "is_required"],
  ["   ", "is_required"],
  ["+ &", "invalid"],
  ["M\u0000rr", "invalid"],
  ["m".repeat(101), "too_long:100"],
  ["murr-elektronik", "alias_exists"],
  ["Kugellager", "alias_is_word"],
  ["Ball Bearings", "alias_is_word"],
  ["Hersteller", "alias_is_word"],
])("“%s” is rejected at its field: %s", async (name, code) => {
  await expect(add(name)).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [{ path: "name", code }] },
  });
});

test("an administrator adds fifty names at most, whatever the rule gives", async () => {
  await db().manufacturerAlias.createMany({
    data: Array.from({ length: 49 }, (_, n) => {
      const name = `x${n}`;
      return { manufacturerId: id, folded: name, name, origin: "KEPT" as const };
    }),
  });
  const results = await Promise.allSettled([add("Murr Plastik"), add("Murr Plast")]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(add("Murr Kunststoff")).rejects.toMatchObject({
    data: { issues: [{ path: "name", code: "too_many_aliases:50" }] },
  });
});
