import "@/tests/setup/database";
import { expect, test } from "vitest";
import { boss } from "./boss";

test("the migrations made the tables that the installed pg-boss expects", async () => {
  const drift = await boss().detectSchemaDrift();
  expect(drift).toMatchObject({ ok: true });
});

test("pg-boss starts without changing the schema", async () => {
  const before = await boss().schemaVersion();
  await boss().start();
  await boss().stop();
  expect(await boss().schemaVersion()).toBe(before);
});
