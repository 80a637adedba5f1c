import "server-only";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listRepeatedTexts } from "./repeated-texts";
import { repeatedTextFilter, repeatedTextPage } from "./schema";

export const getRepeatedTexts = operation({
  name: "get-repeated-texts",
  access: administrator,
  input: repeatedTextFilter,
  answer: repeatedTextPage,
  example: { page: 1, pageSize: 10 },
  run: ({ input }) => listRepeatedTexts(input),
});
