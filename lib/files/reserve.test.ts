import "@/tests/setup/database";
import { expect, test } from "vitest";
import { exampleFile } from "@/lib/csv-import/examples";
import { db } from "@/lib/db/client";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { call, errorOf } from "@/tests/setup/route-calls";

// More than any disk has.
process.env.STORAGE_RESERVE_MB = "1000000000";
const full = { status: 503, code: "STORAGE_FULL", retryAfter: "60" };
const bearer = await makeSession(await makeMember());

test("a disk with no more than its reserve accepts no file, and all else goes on", async () => {
  const file = { name: "a.pdf", fileType: "application/pdf", size: 1 };
  expect(await errorOf(await call("create-document", file, bearer))).toEqual(full);
  expect(await errorOf(await call("create-file", file, bearer))).toEqual(full);
  expect(await errorOf(await call("create-csv-import", exampleFile, bearer))).toEqual(full);
  expect(await db().document.count()).toBe(0);
  expect((await call("create-listing", enteredListing, bearer)).status).toBe(200);
});
