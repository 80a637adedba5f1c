import "server-only";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listRepeatedTexts } from "@/lib/repeated-texts/queries";
import { repeatedTextFilter, repeatedTextPage } from "@/lib/repeated-texts/schema";

export const getRepeatedTexts = operation({
  name: "get-repeated-texts",
  access: administrator,
  input: repeatedTextFilter,
  answer: repeatedTextPage,
  example: { page: 1, pageSize: 10 },
  run: ({ input }) => listRepeatedTexts(input),
});
