import { expect } from "vitest";
import { databasePool, db } from "@/lib/db/client";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { listMailsWithoutJob } from "@/lib/mail/queries";
import { runOperation } from "@/lib/operations/run";
import { expectSound } from "../model/invariants";
import { storedOf } from "../model/stored";
import type { CrashAction } from "./action";
import { operationOf } from "./actions";

// Errors of a busy machine, after which all or nothing must hold as well.
const busyCodes: ErrorCode[] = ["UNAVAILABLE", "CONFLICT", "QUERY_TIMEOUT"];

export interface StartedAction {
  action: CrashAction;
  isDone: boolean;
  /** Set when the machine was too busy. */
  errorCode?: ErrorCode;
}

/** All effects after an acknowledgement, otherwise all or none; a repeat with the key adds nothing. */
export async function expectWhole({ action, isDone, errorCode }: StartedAction): Promise<void> {
  expect([undefined, ...busyCodes], summaryOf(action)).toContain(errorCode);
  const before = await effectsOf(action);
  const wanted = isDone || before.includes(true);
  expect(before, summaryOf(action)).toEqual(before.map(() => wanted));
  if (action.key !== undefined) {
    const { operation, viewer, payload, key } = action;
    await runOperation(operationOf(operation), viewer, payload, undefined, key);
    const after = await effectsOf(action);
    expect(after, `${summaryOf(action)}, again`).toEqual(after.map(() => true));
  }
}

async function effectsOf({ effects }: CrashAction): Promise<boolean[]> {
  const columns = effects.map((effect, place) => `${effect} AS e${place}`);
  const text = `SELECT ${columns.join(", ")}`;
  const { rows } = await databasePool().query({ text, rowMode: "array" });
  return rows[0] as unknown as boolean[];
}

function summaryOf({ operation, effects }: CrashAction): string {
  return `${operation}: ${effects.join("; ")}`;
}

/** Holds for all stored data, whatever process died. */
export async function expectSoundDatabase(): Promise<void> {
  const listings = await db().listing.findMany({ select: { id: true } });
  const documents = await db().document.findMany({ select: { id: true } });
  expectSound(await storedOf({ listings, documents }));
  expect(await listMailsWithoutJob(10), "mails without a job").toEqual([]);
  for (const [what, statement] of Object.entries(inconsistencies)) {
    expect((await databasePool().query(statement)).rows, what).toEqual([]);
  }
}

const inconsistencies = {
  "messages to the operator": `
    SELECT m.count, k.count FROM
      (SELECT count(*) FROM mail_message WHERE template = 'contact-message') m,
      (SELECT count(*) FROM idempotency_key WHERE operation = 'contact-operator') k
    WHERE m.count <> k.count`,
  // A mail to the seller for each request, and one to the buyer for each change.
  "trades without a notification": `
    SELECT t.id FROM "transaction" t
    JOIN email_identity seller ON seller.user_id = t.seller_user_id
    JOIN email_identity buyer ON buyer.user_id = t.user_id
    WHERE NOT EXISTS (SELECT FROM mail_message WHERE recipient = seller.email)
      OR (SELECT count(*) FROM mail_message WHERE recipient = buyer.email AND template <> 'transaction-voided')
        <> (SELECT count(*) FROM status_change WHERE transaction_id = t.id AND "from" IS NOT NULL)`,
  "imports that nobody goes on with": `
    SELECT id FROM csv_import i WHERE job_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM pgboss.job j WHERE j.name = 'csv-import' AND j.id = i.job_id AND j.state < 'completed')`,
  // The seller has only this import.
  "imports by inconsistencies": `
    SELECT i.id, i.status FROM csv_import i
    WHERE (SELECT count(*) FROM listing l WHERE l.owner_user_id = i.user_id AND l.status <> 'DELETED')
      <> CASE WHEN i.status IN ('IMPORTED', 'UNDOING') THEN i.row_count ELSE 0 END`,
};
