import "@/tests/setup/database";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { reportError } from "@/lib/error-reporting/report-error";
import { setListingStatuses } from "@/lib/listings/mutations";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { db } from "./client";

process.env.DATABASE_POOL_SIZE = "3";

test("a process that stands still in a transaction locks nothing for longer than 16 s, and has written nothing", async () => {
  const seller = await makeMember();
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const program = ["--import", "tsx", "tests/setup/frozen-process.ts", String(id)];
  const frozen = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  frozen.stdout.setEncoding("utf8");
  expect(await once(frozen.stdout, "data")).toEqual(["held\n"]);
  frozen.kill("SIGSTOP");
  onTestFinished(() => void frozen.kill("SIGKILL"));
  const reserve = () =>
    setListingStatuses(seller, [{ id, status: "RESERVED" }]).then(
      () => "done",
      (error) => reportError(error, "test").code,
    );
  // More of them than there are connections.
  const first = await Promise.all(Array.from({ length: 5 }, reserve));
  expect(["CONFLICT", "UNAVAILABLE"]).toEqual(expect.arrayContaining(first));
  await expect.poll(reserve, { timeout: 20_000 }).toBe("done");
  frozen.kill("SIGCONT");
  expect(await once(frozen.stdout, "data")).toEqual(["UNAVAILABLE\n"]);
  const row = await db().listing.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ status: "RESERVED", quantity: 10 });
});
