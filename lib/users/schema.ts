import { z } from "zod";

const maxLineLength = 200;
const maxUsernameLength = 60;

/** One optional line of text; left empty it counts as not given. */
function optionalLine(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "invalid")
    .transform((text) => text || undefined)
    .optional();
}

export const usernames = optionalLine(maxUsernameLength);

export const billingAddresses = z.object({
  street: optionalLine(maxLineLength),
  city: optionalLine(maxLineLength),
  zipCode: optionalLine(maxLineLength),
  country: optionalLine(maxLineLength),
});

export type BillingAddressInput = z.output<typeof billingAddresses>;
