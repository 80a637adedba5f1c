import { z } from "zod";
import { isStorable, line, pageFields, uuid } from "@/lib/fields/primitives";
import { locales } from "@/lib/i18n/locales";
import { returnPath } from "@/lib/site/return-path";
import { isReservedUsername } from "./names/generated-usernames";
import { findNameError } from "./names/name-rules";
import { openSession } from "./user-schema";

const maxLineLength = 200;
const maxUsernameLength = 60;
const maxQueryLength = 200;

function optionalLine(maxLength: number) {
  return line(maxLength)
    .transform((value) => value || undefined)
    .optional();
}

/** Normalises look-alike forms and refuses invisible characters. */
const usernameLine = z
  .string()
  .refine(isVisible, { error: "invalid" })
  .transform(plainForm)
  .pipe(line(maxUsernameLength))
  .refine((username) => !isReservedUsername(username), { error: "username_taken" });

/** Empty means not given. */
export const usernames = usernameLine
  .transform((username) => username || undefined)
  .optional()
  .describe(`${maxUsernameLength} characters at most; without one it is made of the address.`);

/** A name cannot be removed. */
const newUsernames = usernameLine.refine((username) => username !== "", { error: "required" });

function plainForm(username: string): string {
  const [spaces, hyphens] = [/\p{Zs}+/gu, /[\p{Pd}\u2212]/gu];
  return username.normalize("NFKC").replace(spaces, " ").replace(hyphens, "-");
}

function isVisible(username: string): boolean {
  return !/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(username);
}

/** Empty clears the value. */
const clearableLine = line(maxLineLength).transform((value) => value || null);

/** Missing keys stay unchanged. */
export const profileChanges = z.object({
  username: newUsernames.optional().describe(`${maxUsernameLength} characters at most.`),
  street: clearableLine.nullish(),
  city: clearableLine.nullish(),
  zipCode: clearableLine.nullish(),
  country: clearableLine.nullish(),
});

export type ProfileChanges = z.output<typeof profileChanges>;

export const billingAddresses = z.object({
  street: optionalLine(maxLineLength),
  city: optionalLine(maxLineLength),
  zipCode: optionalLine(maxLineLength),
  country: optionalLine(maxLineLength),
});

export type BillingAddressInput = z.output<typeof billingAddresses>;

/** Also accepts the bare id. */
export const userInput = z.union([
  z.object({ userId: uuid }),
  uuid.transform((userId) => ({ userId })),
]);

export const endedSessions = z.object({ count: z.int() });

export const administratorChange = z.object({ id: uuid, isAdmin: z.boolean() });
export type AdministratorChange = z.output<typeof administratorChange>;

export const blockChange = z.object({ id: uuid, isBlocked: z.boolean() });
export type BlockChange = z.output<typeof blockChange>;

export const largeTradesChange = z.object({
  userId: uuid,
  isAllowed: z.boolean().describe("Whether the user may sell for more than 10,000,000 euros."),
});
export type LargeTradesChange = z.output<typeof largeTradesChange>;

/** An empty query and null do not filter. */
export const userFilter = z
  .object({
    query: z
      .string()
      .trim()
      .max(maxQueryLength)
      .refine(isStorable, { error: "invalid" })
      .nullish()
      .transform((query) => query ?? "")
      .describe("A part of the name or the address, in whatever case."),
    isAdmin: z
      .boolean()
      .nullish()
      .transform((isAdmin) => isAdmin ?? null),
    ...pageFields,
  })
  .prefault({});
export type UserFilter = z.output<typeof userFilter>;

export const userChange = z.enum([
  "grant",
  "revoke",
  "step_back",
  "block",
  "unblock",
  "allow_large_trades",
  "forbid_large_trades",
  "end_sessions",
]);
export type UserChange = z.output<typeof userChange>;

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

/** Paths of other sites count as not given. */
const nexts = z
  .unknown()
  .transform((next) => returnPath(next, "") || undefined)
  .optional()
  .meta({
    type: "string",
    description: "A path of this site, where the mail's link leads on to after the login.",
  });

export const signUps = z.object({
  email: emails,
  password: newPasswords,
  username: usernames,
  ...billingAddresses.shape,
  locale: mailLocales,
  next: nexts,
});

/** Drops a name that is no longer allowed. */
export const storedSignUps = signUps
  .omit({ email: true, password: true, next: true })
  .extend({ passwordHash: z.string(), username: usernames.refine(isBearable).catch(undefined) });

export const credentials = z.object({ email: requiredEmails, password: requiredPasswords });

export const verifications = z.object({ token: tokens, password: requiredPasswords });

export const linkRequests = z.object({ email: emails, locale: mailLocales, next: nexts });

// Only forms send the confirmation.
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

/** Also accepts the bare id. */
export const sessionIds = z.union([z.object({ id: uuid }), uuid.transform((id) => ({ id }))]);

export const sessionExchanges = z.object({ sessionId: z.string().min(1).max(200) });

export const knownSessions = z.object({ sessionIds: z.array(z.string()) });

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
  return username === undefined || findNameError(username) === null;
}

function isConfirmed(passwords: { password: string; passwordConfirmation?: string | undefined }) {
  const { password, passwordConfirmation } = passwords;
  return !passwordConfirmation || passwordConfirmation === password;
}

export type SignUp = z.output<typeof signUps>;
export type StoredSignUp = z.output<typeof storedSignUps>;
export type Credentials = z.output<typeof credentials>;
export type LinkRequest = z.output<typeof linkRequests>;
