import { z } from "zod";
import { manufacturer } from "@/lib/manufacturers/schema";

export const suggestedCode = z
  .object({ code: z.string().describe("As its seller wrote it."), manufacturer: z.string() })
  .meta({ id: "SuggestedCode" });

export type SuggestedCode = z.output<typeof suggestedCode>;

export const suggestedKind = z
  .object({ de: z.string(), en: z.string() })
  .meta({ id: "SuggestedKind" });

export type SuggestedKind = z.output<typeof suggestedKind>;

export const searchSuggestions = z
  .object({
    codes: z.array(suggestedCode),
    manufacturers: z.array(manufacturer),
    kinds: z
      .array(suggestedKind)
      .describe("Of which something is for sale; a synonym begins them too."),
  })
  .meta({ id: "SearchSuggestions" });

export type SearchSuggestions = z.output<typeof searchSuggestions>;
