import "server-only";
import { listingsTag } from "@/lib/listings/tags";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { getManufacturer, listManufacturers, listManufacturersForSale } from "./queries";
import { manufacturerFilter, manufacturerIdInput } from "./schema";
import { manufacturersTag } from "./tags";

/** Manufacturers for choices and filters, by name (spec §7). */
export const getAllManufacturers = operation({
  name: "get-all-manufacturers",
  access: anyone,
  input: manufacturerFilter,
  run: ({ input, client }) => listManufacturers(input, client),
  reads: () => [manufacturersTag],
});

/** One manufacturer, or the one that it was merged into (spec §7). */
export const getManufacturerById = operation({
  name: "get-manufacturer-by-id",
  access: anyone,
  input: manufacturerIdInput,
  run: ({ input }) => getManufacturer(input),
  reads: () => [manufacturersTag],
});

/** The verified manufacturers of which something is for sale, from A to Z, with how much (issue 5). */
export const getManufacturersForSale = operation({
  name: "get-manufacturers-for-sale",
  access: anyone,
  input: noPayload,
  run: ({ client }) => listManufacturersForSale(client),
  reads: () => [manufacturersTag, listingsTag],
});
