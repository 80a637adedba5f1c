import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { actAs, recordListingChanges } from "@/lib/history/mutations";
import { setListingStatuses } from "@/lib/listings/status";
import { runOperation } from "@/lib/operations/run";
import { makeImport } from "@/tests/factories/csv-import-row";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession } from "@/tests/factories/user";
import { getOwnData } from "./operations";
import { dataParts } from "./schema";

const member = await makeMember({ city: "Bremen" });

/** Something of every part. */
beforeAll(async () => {
  const other = await makeMember({ city: "Kassel" });
  const { userId } = member;
  const own = await makeListing({ ownerUserId: userId });
  const others = await makeListing({ ownerUserId: other.userId });
  await makeSession(member);
  await makeImport(member);
  await makeDocument({ userId, listingId: own.id });
  await setListingStatuses(member, [{ id: own.id, status: "DRAFT" }]);
  await setListingStatuses(member, [{ id: own.id, status: "ACTIVE" }]);
  const fewer = { listingId: own.id, before: own, after: { ...own, quantity: 7 } };
  await recordListingChanges(db(), member, [fewer]);
  await transact(async (tx) => {
    await actAs(tx, member);
    await tx.listing.update({ where: { id: own.id }, data: { nameDe: "Schütz" } });
  });
  await makeTransaction(other, own.id, { status: "RESERVED", note: "Tor 3" });
  await makeTransaction(member, others.id, { quantity: 2 });
  const file = { userId, key: "files/a/b", name: "liste.csv", contentType: "text/csv" };
  await db().uploadedFile.create({ data: file });
  const mail = { template: "password-changed", recipient: member.email, locale: "de" } as const;
  await db().mailMessage.create({ data: { ...mail, data: {} } });
});

test.each(dataParts)("the part %s is answered as it is described", async (part) => {
  const { answer } = await runOperation(getOwnData, member, { part });
  expect(answer).toMatchObject({ part, next: null });
  expect(answer.rows.length).toBeGreaterThan(0);
  expect(getOwnData.answer?.parse(answer)).toEqual(answer);
});
