import "@/tests/setup/database";
import { afterAll, expect, test } from "vitest";
import { reportError } from "@/lib/error-reporting/report-error";
import { makeManufacturer } from "@/tests/factories/listing";
import { databasePool, db, transact } from "./client";

const away = { code: "UNAVAILABLE", status: 503, data: { retryAfterInSeconds: 5 } };

// What PostgreSQL says of itself and not of our statement, raised where a row is written.
await db().$executeRaw`
  CREATE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the database is in trouble' USING ERRCODE = current_setting('test.fault');
  END $$`;
await db()
  .$executeRaw`CREATE TRIGGER fail_here BEFORE UPDATE ON manufacturer EXECUTE FUNCTION fail_here()`;
const { id } = await makeManufacturer("Siemens");

afterAll(() => databasePool().query("DROP TRIGGER fail_here ON manufacturer"));

test.each([
  ["08006", "connection failure"],
  ["25006", "read-only, as a standby is after a failover"],
  ["53100", "disk full"],
  ["57P01", "shut down by an administrator"],
  ["57P03", "cannot connect now"],
  ["57P05", "idle for too long"],
  ["25P03", "idle in a transaction for too long"],
  ["25P04", "a transaction that took too long"],
  ["58000", "system error"],
])("%s (%s) is UNAVAILABLE for every write", async (fault) => {
  for (const write of waysToWrite(fault)) {
    expect(reportError(await failureOf(write()), "test")).toMatchObject(away);
  }
});

test.each([
  ["23514", "INTERNAL"],
  ["42501", "INTERNAL"],
  ["XX001", "INTERNAL"],
  ["55P03", "CONFLICT"],
  ["40001", "CONFLICT"],
  ["57014", "QUERY_TIMEOUT"],
])("%s is %s for every write", async (fault, code) => {
  for (const write of waysToWrite(fault)) {
    expect(reportError(await failureOf(write()), "test").code).toBe(code);
  }
});

test.each([
  ["a login that is refused", (url: URL) => (url.password = "another"), "28P01"],
  ["a database that is not there", (url: URL) => (url.pathname = "/missing"), "3D000"],
])("%s is UNAVAILABLE and no error of the caller", async (_, change, code) => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  change(url);
  const { PrismaPg } = await import("@prisma/adapter-pg");
  const { PrismaClient } = await import("./generated/client");
  const { Client } = (await import("pg")).default;
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url.href }) });
  expect(reportError(await failureOf(client.user.count()), "test")).toMatchObject(away);
  await client.$disconnect();
  const fault = await failureOf(new Client({ connectionString: url.href }).connect());
  expect(fault).toMatchObject({ code });
  expect(reportError(fault, "test")).toMatchObject(away);
});

/** Each on a session that knows which fault is meant. */
function waysToWrite(fault: string) {
  const set = (tx: Pick<ReturnType<typeof db>, "$executeRaw">) =>
    tx.$executeRaw`SELECT set_config('test.fault', ${fault}, true)`;
  return [
    () =>
      transact(async (tx) => {
        await set(tx);
        await tx.manufacturer.update({ where: { id }, data: { name: "Siemens AG" } });
      }),
    () =>
      transact(async (tx) => {
        await set(tx);
        await tx.$executeRaw`UPDATE manufacturer SET name = 'Siemens AG'`;
      }),
    () =>
      transact(async (tx) => {
        await set(tx);
        await tx.$queryRaw`UPDATE manufacturer SET name = 'Siemens AG' RETURNING id`;
      }),
    () => databasePool().query(`SET test.fault = '${fault}'; UPDATE manufacturer SET name = 'x'`),
  ];
}

function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );
}
