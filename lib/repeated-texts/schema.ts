import { z } from "zod";
import { cappedPageOf } from "@/lib/fields/capped-page";
import { namedUser } from "@/lib/fields/party";
import { pageFields, rowId } from "@/lib/fields/primitives";

export const repeatedTextFilter = z.object(pageFields).prefault({});
export type RepeatedTextFilter = z.output<typeof repeatedTextFilter>;

export const repeatedText = z
  .object({
    owner: namedUser,
    isBlocked: z.boolean(),
    listing: z
      .object({ id: rowId, nameDe: z.string(), nameEn: z.string().nullable() })
      .describe("The newest of them."),
    listingCount: z.int(),
    maxAlternateCount: z.int().describe("The most alternates that one of them carries."),
  })
  .meta({ id: "RepeatedText" });
export type RepeatedText = z.output<typeof repeatedText>;

export const repeatedTextPage = cappedPageOf(repeatedText)
  .extend({ foundAt: z.date().nullable().describe("When they were looked for.") })
  .meta({ id: "RepeatedTextPage" });
export type RepeatedTextPage = z.output<typeof repeatedTextPage>;
