import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { checkFile, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

test("rows are read by what their whole file says: 10.05.12 is a part number beside 33.01.15", async () => {
  const seller = await makeMember();
  const rows = [usualRow("10.05.12"), usualRow("33.01.15")];
  const { id, counts } = await checkFile(seller, { rows });
  expect(counts).toMatchObject({ new: 2, invalid: 0 });
  const read = await db().csvImportRow.findMany({ where: { importId: id } });
  expect(read.map(({ entered }) => entered)).toMatchObject([
    { mpn: "10.05.12" },
    { mpn: "33.01.15" },
  ]);
  const alone = await checkFile(seller, { rows: rows.slice(0, 1) });
  expect(alone.counts).toMatchObject({ new: 0, invalid: 1 });
});
