import "server-only";
import { z } from "zod";
import { listingsTag } from "@/lib/listings/tags";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { exampleIds } from "@/lib/operations/example-ids";
import { noPayload } from "@/lib/operations/fields";
import { manufacturer, manufacturerOffers } from "./manufacturer";
import { getManufacturer, listManufacturers, listManufacturersForSale } from "./queries";
import { manufacturerFilter, manufacturerIdInput } from "./schema";
import { manufacturersTag } from "./tags";

/** Manufacturers for choices and filters, verified ones first, each by name: a thousand at most (spec §7, issue 31). */
export const getAllManufacturers = operation({
  name: "get-all-manufacturers",
  access: anyone,
  input: manufacturerFilter,
  answer: z.array(manufacturer),
  example: { query: "siem", onlyVerified: true, pageSize: 10 },
  run: ({ input, client }) => listManufacturers(input, client),
  reads: () => [manufacturersTag],
});

/** One manufacturer, or the one that it was merged into (spec §7). */
export const getManufacturerById = operation({
  name: "get-manufacturer-by-id",
  access: anyone,
  input: manufacturerIdInput,
  answer: manufacturer,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer },
  run: ({ input }) => getManufacturer(input),
  reads: () => [manufacturersTag],
});

/** The verified manufacturers of which something is for sale, from A to Z, with how much (issue 5). */
export const getManufacturersForSale = operation({
  name: "get-manufacturers-for-sale",
  access: anyone,
  input: noPayload,
  answer: z.array(manufacturerOffers),
  run: ({ client }) => listManufacturersForSale(client),
  reads: () => [manufacturersTag, listingsTag],
});
