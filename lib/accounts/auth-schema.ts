import { z } from "zod";
import { findNameFault } from "@/lib/accounts/names/name-rules";
import { billingAddresses, usernames } from "@/lib/accounts/schema";
import { openSession } from "@/lib/accounts/user";
import { uuid } from "@/lib/fields/primitives";
import { locales } from "@/lib/i18n/locales";
import { returnPath } from "./auth-rules";

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

export const emails = requiredEmails
  .pipe(z.email({ error: "email_invalid" }))
  .meta({ format: "email" });

/** A password as it is typed to be compared. */
export const requiredPasswords = z
  .string({ error: "password_required" })
  .min(1, { error: "password_required", abort: true })
  .max(maxPasswordLength, { error: `too_long:${maxPasswordLength}` });

const newPasswords = requiredPasswords.min(minPasswordLength, {
  error: `password_too_short:${minPasswordLength}`,
});

const mailLocales = z
  .enum(locales)
  .catch("de")
  .default("de")
  .describe("The language of the mail; an address that has an account gets that account's.");

const tokens = z
  .string({ error: "token_missing" })
  .trim()
  .min(1, { error: "token_missing", abort: true })
  .max(200);

/** Where the mail's link leads on to after the login; what is no path of this site counts as not given. */
const nexts = z
  .unknown()
  .transform((next) => returnPath(next, "") || undefined)
  .optional()
  .meta({
    type: "string",
    description: "A path of this site, where the mail's link leads on to after the login.",
  });

/** Contract §3; the extra fields are the username and the billing address. */
export const signUps = z.object({
  email: emails,
  password: newPasswords,
  username: usernames,
  ...billingAddresses.shape,
  locale: mailLocales,
  next: nexts,
});

/** What the link of a signup carries until it is used. A name that has become unfit meanwhile counts as none. */
export const keptSignUps = signUps
  .omit({ email: true, password: true, next: true })
  .extend({ passwordHash: z.string(), username: usernames.refine(isBearable).catch(undefined) });

export const credentials = z.object({ email: requiredEmails, password: requiredPasswords });

export const verifications = z.object({ token: tokens, password: requiredPasswords });

export const linkRequests = z.object({ email: emails, locale: mailLocales, next: nexts });

// Forms ask for a new password twice, programs name it once (spec §5, §7).
const passwordsTwice = {
  password: newPasswords,
  passwordConfirmation: z
    .string({ error: "password_confirmation_required" })
    .min(1, { error: "password_confirmation_required" })
    .optional()
    .describe("The same again, where a form has asked for it twice."),
};

export const passwordResets = z.object({ ...passwordsTwice, token: tokens }).refine(isConfirmed, {
  path: ["passwordConfirmation"],
  error: "passwords_differ",
});

export const passwordChanges = z
  .object({ ...passwordsTwice, currentPassword: requiredPasswords })
  .refine(isConfirmed, { path: ["passwordConfirmation"], error: "passwords_differ" });

export const emailChanges = z.object({ newEmail: emails, password: requiredPasswords });

/** Which session, by its row; the canonical payload is an object, the bare id is accepted too (contract §2). */
export const sessionIds = z.union([z.object({ id: uuid }), uuid.transform((id) => ({ id }))]);

export const sessionExchanges = z.object({ sessionId: z.string().min(1).max(200) });

/** The ids of the sessions that a call's headers hold, whatever stands there. */
export const heldSessions = z.object({ sessionIds: z.array(z.string()) });

export const doneMessage = z.object({ message: z.string() }).meta({ id: "Message" });

export const openedSession = z
  .object({
    sessionId: z.string().describe("For `Authorization: Bearer …`; nobody learns it again."),
  })
  .meta({ id: "OpenedSession" });

export const ownSession = openSession
  .extend({ isCurrent: z.boolean().describe("Whether the call came with it.") })
  .meta({ id: "OwnSession" });
export type OwnSession = z.output<typeof ownSession>;

function isBearable(username: string | undefined): boolean {
  return username === undefined || findNameFault(username) === null;
}

function isConfirmed(passwords: { password: string; passwordConfirmation?: string | undefined }) {
  const { password, passwordConfirmation } = passwords;
  // Nothing typed is a fault of its own.
  return !passwordConfirmation || passwordConfirmation === password;
}

export type SignUp = z.output<typeof signUps>;
export type KeptSignUp = z.output<typeof keptSignUps>;
export type Credentials = z.output<typeof credentials>;
export type LinkRequest = z.output<typeof linkRequests>;
