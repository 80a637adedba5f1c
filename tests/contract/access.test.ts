import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { listOperations } from "@/lib/operations/registry";
import { runOperation } from "@/lib/operations/run";
import { roles, setStage } from "./cast";
import { expectations } from "./expectations";

test("the expectations name exactly the operations of the registry", () => {
  const names = listOperations().map(({ name }) => name);
  expect(Object.keys(expectations).sort()).toEqual([...names].sort());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(listOperations().map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    const expected = expectations[name];

    test("has the declared access", () => {
      expect(operation.access.kind).toBe(expected?.access);
    });

    test.each(roles)("called by %s", async (role) => {
      const stage = await setStage();
      const before = await snapshot();
      const outcome = await runOperation(
        operation,
        stage.viewers[role],
        expected?.payload(stage),
      ).then(
        () => "answer",
        (error) => (error instanceof AppError ? error.code : error),
      );
      expect(outcome).toBe(expected?.outcome[role]);
      if (outcome !== "answer") {
        expect(await snapshot()).toEqual(before);
      }
    });
  },
);

/** Everything that a refusal must leave as it was. */
async function snapshot() {
  return Promise.all([
    db().user.findMany({ orderBy: { id: "asc" }, include: { identity: true } }),
    db().emailToken.findMany({ orderBy: { tokenHash: "asc" } }),
    db().session.findMany({ orderBy: { id: "asc" } }),
    db().securityEvent.count(),
    db().listing.findMany({ orderBy: { id: "asc" } }),
    db().transaction.findMany({ orderBy: { id: "asc" } }),
    db().document.findMany({ orderBy: { id: "asc" } }),
    db().uploadedFile.findMany({ orderBy: { id: "asc" } }),
    db().statusChange.count(),
    db().listingChange.count(),
    db().discardedObject.count(),
    db().manufacturer.count(),
    db().idempotencyKey.count(),
    db().requestDraft.count(),
    db().mailMessage.count(),
    db().$queryRaw`SELECT count(*) FROM pgboss.job`,
  ]);
}
