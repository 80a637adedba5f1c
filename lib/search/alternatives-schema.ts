import { z } from "zod";
import { listing } from "@/lib/listings/listing";

export const alternativeListings = z
  .object({
    same: z.array(listing).describe("Listings that carry one of its codes."),
    similar: z.array(listing).describe("Listings with a number like its own."),
  })
  .meta({ id: "AlternativeListings" });

export type AlternativeListings = z.output<typeof alternativeListings>;
