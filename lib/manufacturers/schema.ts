import { z } from "zod";

/** The filter of get-all-manufacturers; without a payload all are answered. */
export const manufacturerFilter = z
  .object({ onlyVerified: z.boolean().nullish() })
  .nullish()
  .transform((filter) => ({ onlyVerified: filter?.onlyVerified ?? false }));
