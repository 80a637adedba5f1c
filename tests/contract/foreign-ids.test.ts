import { describe, expect, test } from "vitest";
import { listOperations } from "@/lib/api/registry";
import { db } from "@/lib/db/client";
import { containsExampleId, exampleIds } from "@/lib/fields/example-ids";
import { makeMember, makeSession } from "../factories/user";
import { call } from "./api-calls";
import { replaced } from "./places";
import { makeSampleRecords, type SampleRecords, withSampleIds } from "./sample-records";

// Tries each foreign id in every place of every operation that takes an id.
const theirs = await makeSampleRecords();
const mine = await makeSampleRecords();
const note = "Nur für den Verkäufer: Tor 17";
await db().transaction.update({ where: { id: theirs.transaction.id }, data: { note } });
const callers: [who: string, session: string | null][] = [
  ["a visitor", null],
  ["a stranger", await makeSession(await makeMember())],
  ["somebody with things of their own", mine.sessions.owner],
  ["a buyer of somebody else's", mine.sessions.buyer],
  ["somebody who is blocked", theirs.sessions.blocked],
];

const operations = listOperations().filter(({ example }) => containsExampleId(example));

test("most operations are about a record of a user", () => {
  expect(operations.length).toBeGreaterThan(30);
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, { example }) => {
    test.each(callers)(
      "with ids of others, called by %s, changes and shows nothing of theirs",
      async (_, session) => {
        const before = await rowsOf(theirs);
        for (const payload of payloadsWith(example)) {
          const { status, body } = await call(name, payload, session);
          const what = `${JSON.stringify(payload)} → ${status} ${JSON.stringify(body)}`;
          expect(status, what).toBeLessThan(500);
          expect(secretsIn(JSON.stringify(body), JSON.stringify(payload)), what).toEqual([]);
        }
        expect(await rowsOf(theirs)).toEqual(before);
      },
    );
  },
);

/** The caller's own ids, except for a foreign one in one place at a time. */
function payloadsWith(example: unknown): unknown[] {
  const places = Object.values(exampleIds).filter((id) =>
    JSON.stringify(example).includes(String(id)),
  );
  return places.flatMap((place) =>
    Object.values(theirs.ids).map((id) =>
      withSampleIds(
        mine,
        replaced(example, (value) => (value === place ? id : value)),
      ),
    ),
  );
}

/** What only owners and administrators may see, apart from what the caller sent. */
function secretsIn(answer: string, sent: string): string[] {
  const { owner, buyer, file, session } = theirs;
  const secrets = [owner, buyer].flatMap(({ userId, email }) => [userId, email]);
  return [...secrets, note, file.key, session?.sessionRowId ?? ""].filter(
    (secret) => answer.includes(secret) && !sent.includes(secret),
  );
}

function rowsOf({
  owner,
  buyer,
  listing,
  transaction,
  document,
  file,
  session,
  csvImport,
}: SampleRecords) {
  const userIds = [owner.userId, buyer.userId];
  return Promise.all([
    db().user.findMany({ where: { id: { in: userIds } }, include: { identity: true } }),
    db().session.findMany({ where: { id: session?.sessionRowId ?? "" } }),
    db().listing.findMany({ where: { id: listing.id } }),
    db().transaction.findMany({ where: { id: transaction.id } }),
    db().document.findMany({ where: { id: document.id } }),
    db().uploadedFile.findMany({ where: { id: file.id } }),
    db().csvImport.findMany({ where: { id: csvImport.id } }),
    db().statusChange.count({ where: { transactionId: transaction.id } }),
  ]);
}
