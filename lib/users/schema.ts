import { z } from "zod";
import { line } from "@/lib/operations/fields";

const maxLineLength = 200;
const maxUsernameLength = 60;

/** One optional line of text; left empty it counts as not given. */
function optionalLine(maxLength: number) {
  return line(maxLength)
    .transform((value) => value || undefined)
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
