import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Viewer } from "@/lib/fields/viewer";

/** One write of a process that may be killed in the middle of it. */
export interface Deed {
  operation: string;
  viewer: Viewer;
  payload?: unknown;
  /** Its Idempotency-Key, where it has one: then it is called again afterwards. */
  key?: string;
  /**
   * What it does, as conditions in SQL of which none holds before: all hold once it was acknowledged, and all or none when
   * its process died meanwhile.
   */
  effects: string[];
}

/** Makes what a deed is done to, which nobody else touches, and answers the deed. */
export type DeedMaker = () => Promise<Omit<Deed, "operation">>;

export function deed(
  viewer: Viewer,
  payload: unknown,
  effects: string[],
  key?: string,
): Awaited<ReturnType<DeedMaker>> {
  return { viewer, payload, effects, ...(key !== undefined && { key }) };
}

/** What a process says of a deed, one line of JSON each. */
export type Line =
  | { said: "begun"; number: number; deed: Deed }
  | { said: "done"; number: number }
  | { said: "refused"; number: number; code: ErrorCode };

/** Exactly one such row, so that what was done twice is seen as well. */
export function one(from: string): string {
  return count(1, from);
}

export function count(rows: number, from: string): string {
  return `(SELECT count(*) FROM ${from}) = ${rows}`;
}

export function none(from: string): string {
  return count(0, from);
}

/** A mail to that reader that has its job, or had it and was sent. */
export function oneMail(recipient: string): string {
  const job = "EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'send-mail' AND j.id = m.id)";
  return one(`mail_message m WHERE m.recipient = '${recipient}' AND ${job}`);
}
