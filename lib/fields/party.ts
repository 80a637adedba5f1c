import { z } from "zod";
import { uuid } from "./primitives";

/** Every part may be unknown. */
export const billingAddress = z
  .object({
    street: z.string().nullable(),
    city: z.string().nullable(),
    zipCode: z.string().nullable(),
    country: z.string().nullable(),
  })
  .meta({ id: "BillingAddress" });

export type BillingAddress = z.output<typeof billingAddress>;

export const namedUser = z.object({ id: uuid, username: z.string() });

export const party = z
  .object({
    id: uuid,
    username: z.string(),
    email: z.string().nullable().describe("Null once the account is deleted."),
    billingAddress: billingAddress.nullable().describe("Null when nothing of it is known."),
  })
  .meta({ id: "Party" });

export type Party = z.output<typeof party>;
