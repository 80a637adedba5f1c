import { z } from "zod";
import { locales } from "@/lib/i18n/locales";
import { billingAddresses, usernames } from "@/lib/users/schema";

const minPasswordLength = 8;
const maxPasswordLength = 128;
const maxEmailLength = 254;

const requiredEmails = z
  .string({ error: "email_required" })
  .trim()
  .min(1, { error: "email_required", abort: true })
  .max(maxEmailLength, { error: `too_long:${maxEmailLength}` })
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: "email_invalid" })
  .toLowerCase();

const requiredPasswords = z
  .string({ error: "password_required" })
  .min(1, { error: "password_required", abort: true })
  .max(maxPasswordLength, { error: `too_long:${maxPasswordLength}` });

/** Contract §3; the extra fields are the username and the billing address. */
export const signUps = z.object({
  email: requiredEmails.pipe(z.email({ error: "email_invalid" })),
  password: requiredPasswords.min(minPasswordLength, {
    error: `password_too_short:${minPasswordLength}`,
  }),
  username: usernames,
  ...billingAddresses.shape,
  /** The language of the screen; German unless told. */
  locale: z.enum(locales).catch("de").default("de"),
});

export const credentials = z.object({
  email: requiredEmails,
  password: requiredPasswords,
});

export const verifications = z.object({
  token: z
    .string({ error: "token_missing" })
    .trim()
    .min(1, { error: "token_missing", abort: true })
    .max(200),
});

export type SignUp = z.output<typeof signUps>;
export type Credentials = z.output<typeof credentials>;
