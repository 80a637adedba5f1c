import { z } from "zod";
import { maxInteger } from "./limits";

export const maxPageSize = 50;
export const defaultPageSize = 10;

/** An operation without payload accepts an empty body (contract §2). */
export const noPayload = z.object({}).nullish();

export const rowId = z.int().min(1).max(maxInteger);

/** The id of a user or document; letters of either case name the same one. */
export const uuid = z.uuid().toLowerCase();

/** Text of several lines, trimmed: what PostgreSQL can store, and something to see unless it is empty. */
export function text(maxLength: number) {
  return textThat(isReadable, maxLength);
}

/** Text of one line, trimmed, without line breaks of any kind, control and direction-changing characters. */
export function line(maxLength: number) {
  return textThat(
    (value) => isReadable(value) && !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(value),
    maxLength,
  );
}

function textThat(isFit: (value: string) => boolean, maxLength: number) {
  return z.string().trim().max(maxLength).refine(isFit, { error: "invalid" });
}

/** PostgreSQL stores no NUL, and a lone surrogate is no text. */
export function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/** The paging part of a payload: below 1 is a 422, a page size above 50 is 50 (contract §2, §8). */
export const pageFields = {
  page: z.int().min(1).default(1),
  pageSize: z
    .int()
    .min(1)
    .default(defaultPageSize)
    .transform((size) => Math.min(size, maxPageSize))
    .describe(`Above ${maxPageSize} is ${maxPageSize}.`),
};

function isReadable(value: string): boolean {
  return isStorable(value) && (value === "" || /[\p{L}\p{N}\p{P}\p{S}]/u.test(value));
}
