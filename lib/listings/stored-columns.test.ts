import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enteredDetails, enteredListing, enterListing } from "@/tests/factories/entered-listing";
import { makeMember } from "@/tests/factories/user";
import { storedColumnNames } from "./fields";
import { ownColumnsOf } from "./mutations";
import { listingInput } from "./schema";
import { columnsAsJson } from "./statements";

const full = { ...enteredListing, ...enteredDetails };

test("an import writes every column that create-listing fills", () => {
  const filled = Object.keys(ownColumnsOf(listingInput.parse(full)));
  expect([...storedColumnNames].sort()).toEqual(filled.sort());
});

test("a listing read as JSON has what was entered under the same names", async () => {
  const id = await enterListing(await makeMember(), full);
  const [row] = await db().$queryRaw<{ columns: object }[]>`
    SELECT ${columnsAsJson} AS columns FROM listing l WHERE id = ${id}`;
  expect(row?.columns).toEqual(JSON.parse(JSON.stringify(ownColumnsOf(listingInput.parse(full)))));
});
