import "@/tests/setup/database";
import { expect, test } from "vitest";
import { z } from "zod";
import { databasePool, db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { makeLog } from "./log";

const canary = "kanarienvogel";
const address = `${canary}@example.com`;

let written = "";
const log = makeLog({
  write: (line) => {
    written += line;
  },
});
log.level = "error";

test.each<[string, () => unknown, string]>([
  [
    "a row that is there already",
    () =>
      databasePool().query(`INSERT INTO "user" (id, username)
        VALUES (gen_random_uuid(), '${canary}'), (gen_random_uuid(), '${canary}')`),
    "23505",
  ],
  [
    "a value that is none",
    () => databasePool().query("SELECT $1::int", [`${canary} GmbH`]),
    "22P02",
  ],
  [
    "a row that a rule of the database refuses",
    () => databasePool().query(`INSERT INTO "user" (id, username) VALUES (NULL, '${canary}')`),
    "23502",
  ],
  [
    "an argument that Prisma does not know",
    () => db().user.findFirst({ where: { [canary]: address } as never }),
    "PrismaClientValidationError",
  ],
  ["text that is no JSON", () => JSON.parse(canary), "SyntaxError"],
  ["input that a schema refuses", () => z.strictObject({}).parse({ [canary]: 1 }), "ZodError"],
  ["an address that is none", () => new URL(`postgres//${canary}:${canary}@x`), "ERR_INVALID_URL"],
  [
    "a file that is missing",
    () => import("node:fs").then(({ readFileSync }) => readFileSync(`/${canary}`)),
    "ENOENT",
  ],
  [
    "what somebody wrote into a message",
    () => {
      const cause = new Error(`postgresql://me:${canary}@10.1.2.3:5432/x is away`);
      throw new Error(`no mail to ${address}`, { cause });
    },
    "no mail to [e-mail]",
  ],
])("of %s the log says what it is, and no value", async (_, fail, said) => {
  const error = await failureOf(fail);
  written = "";
  log.error({ err: error }, "failed");
  expect(JSON.stringify(errorText(error))).toContain(canary);
  expect(written).toContain(said);
  expect(written).not.toContain(canary);
});

test("an error of ours keeps its words, its code and its place", () => {
  written = "";
  log.error({ err: new AppError("STOCK_INSUFFICIENT") }, "failed");
  const { err } = JSON.parse(written);
  expect(err).toMatchObject({
    code: "STOCK_INSUFFICIENT",
    message: "There are not enough pieces available.",
  });
  expect(err.stack).toContain("safe-error.test.ts");
});

test.each([
  ["Bearer abcdef", "Bearer [secret]"],
  ["password=hunter2 for x", "password=[secret] for x"],
  ["from 192.168.1.7 and 2001:db8::1:2", "from [ip] and [ip]"],
  ["GET https://x.example/reset?token=abc failed", "GET [address] failed"],
  ["key 0a1b2c3d4e5f60718293a4b5c6d7e8f9", "key [token]"],
  ["connect ECONNREFUSED", "connect ECONNREFUSED"],
  [
    "the operation create-listings-from-csv failed",
    "the operation create-listings-from-csv failed",
  ],
])("%s is written as %s", (text, said) => {
  written = "";
  log.error({ err: text }, "failed");
  expect(JSON.parse(written).err).toBe(said);
});

test.each([
  ["an e-mail", `${"x ".repeat(235)}${"kanarienvogel".repeat(3)}@example.com`],
  ["a token", `${"x ".repeat(242)}${canary}${"0a1b".repeat(10)}`],
  ["an e-mail, in a very long text", `${address} `.repeat(200)],
  [
    "a token, after much that is replaced",
    `https://x.example/${"y".repeat(960)} ${canary}${"0a1b".repeat(10)}`,
  ],
])("%s that is longer than a line of the log leaves nothing of itself", (_, text) => {
  written = "";
  log.error({ err: text }, "failed");
  expect(written).not.toContain("kanari");
  expect(JSON.parse(written).err.length).toBeLessThanOrEqual(501);
});

async function failureOf(fail: () => unknown): Promise<unknown> {
  try {
    await fail();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
}

/** All that is in an error: what a log that trusts it would write. */
function errorText(error: unknown): unknown {
  const { message, stack, cause, ...rest } = error as Error;
  return [
    message,
    stack,
    cause && errorText(cause),
    { ...rest },
    String((error as { input?: string }).input),
  ];
}
