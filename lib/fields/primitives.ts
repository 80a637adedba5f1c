import { z } from "zod";
import { maxInteger } from "./size-limits";

export const maxPageSize = 50;
export const defaultPageSize = 10;

export const noPayload = z.object({}).nullish();

export const rowId = z.int().min(1).max(maxInteger);

export const uuid = z.uuid().toLowerCase();

export function text(maxLength: number) {
  return textThat(isReadable, maxLength);
}

/** Refuses control and direction-changing characters. */
export function line(maxLength: number) {
  return textThat(
    (value) => isReadable(value) && !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(value),
    maxLength,
  );
}

function textThat(isFit: (value: string) => boolean, maxLength: number) {
  return z.string().trim().max(maxLength).refine(isFit, { error: "invalid" });
}

/** PostgreSQL stores no NUL; lone surrogates are not UTF-8. */
export function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

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
