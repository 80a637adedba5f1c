import "server-only";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listManufacturers } from "./queries";
import { manufacturerFilter } from "./schema";
import { manufacturersTag } from "./tags";

/** Manufacturers for choices and filters, by name (spec §7). */
export const getAllManufacturers = operation({
  name: "get-all-manufacturers",
  access: anyone,
  input: manufacturerFilter,
  run: ({ input }) => listManufacturers(input),
  reads: () => [manufacturersTag],
});
