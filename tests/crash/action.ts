import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Viewer } from "@/lib/fields/viewer";

/** One write of a process that may be killed during it. */
export interface CrashAction {
  operation: string;
  viewer: Viewer;
  payload?: unknown;
  /** Its Idempotency-Key. With one, the test repeats the call afterwards. */
  key?: string;
  /** SQL conditions that are false before. All hold after an acknowledgement; after a crash all or none hold. */
  effects: string[];
}

/** Prepares data of its own and answers the action on it. */
export type CrashActionFactory = () => Promise<Omit<CrashAction, "operation">>;

export function action(
  viewer: Viewer,
  payload: unknown,
  effects: string[],
  key?: string,
): Awaited<ReturnType<CrashActionFactory>> {
  return { viewer, payload, effects, ...(key !== undefined && { key }) };
}

/** One line of JSON on the process's stdout. */
export type Line =
  | { event: "started"; number: number; action: CrashAction }
  | { event: "done"; number: number }
  | { event: "failed"; number: number; code: ErrorCode };

/** Exactly one row, so that a double write fails too. */
export function one(from: string): string {
  return count(1, from);
}

export function count(rows: number, from: string): string {
  return `(SELECT count(*) FROM ${from}) = ${rows}`;
}

export function none(from: string): string {
  return count(0, from);
}

/** A mail to that recipient that is queued or sent. */
export function oneMail(recipient: string): string {
  const job = "EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'send-mail' AND j.id = m.id)";
  return one(`mail_message m WHERE m.recipient = '${recipient}' AND ${job}`);
}
