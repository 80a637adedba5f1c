import "server-only";
import { z } from "zod";
import { listingsTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload } from "@/lib/fields/primitives";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { getManufacturer, listManufacturers, listManufacturersForSale } from "./queries";
import {
  manufacturer,
  manufacturerFilter,
  manufacturerIdInput,
  manufacturerOffers,
} from "./schema";
import { manufacturersTag } from "./tags";

export const getAllManufacturers = operation({
  name: "get-all-manufacturers",
  access: anyone,
  input: manufacturerFilter,
  answer: z.array(manufacturer),
  example: { query: "siem", onlyVerified: true, pageSize: 10 },
  run: ({ input, client }) => listManufacturers(input, client),
  reads: () => [manufacturersTag],
});

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

export const getManufacturersForSale = operation({
  name: "get-manufacturers-for-sale",
  access: anyone,
  input: noPayload,
  answer: z.array(manufacturerOffers),
  run: ({ client }) => listManufacturersForSale(client),
  reads: () => [manufacturersTag, listingsTag],
});
