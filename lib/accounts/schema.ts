import { z } from "zod";
import { isStorable, line, pageFields, uuid } from "@/lib/fields/primitives";
import { isReservedUsername } from "./rules";

const maxLineLength = 200;
const maxUsernameLength = 60;
const maxQueryLength = 200;

/** One optional line of text; left empty it counts as not given. */
function optionalLine(maxLength: number) {
  return line(maxLength)
    .transform((value) => value || undefined)
    .optional();
}

/** What looks the same is the same name, and nothing in it is invisible. Names that we give ourselves are nobody's. */
const usernameLine = z
  .string()
  .refine(isVisible, { error: "invalid" })
  .transform(plainForm)
  .pipe(line(maxUsernameLength))
  .refine((username) => !isReservedUsername(username), { error: "username_taken" });

/** Left empty it counts as not given. */
export const usernames = usernameLine
  .transform((username) => username || undefined)
  .optional()
  .describe(`${maxUsernameLength} characters at most; without one it is made of the address.`);

/** A name as it is changed: once there, it cannot be taken away. */
const newUsernames = usernameLine.refine((username) => username !== "", { error: "required" });

/** Of several ways to write a character one, and so for spaces and hyphens. */
function plainForm(username: string): string {
  const [spaces, hyphens] = [/\p{Zs}+/gu, /[\p{Pd}\u2212]/gu];
  return username.normalize("NFKC").replace(spaces, " ").replace(hyphens, "-");
}

function isVisible(username: string): boolean {
  return !/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(username);
}

/** One line of an address as it is changed: left empty it is cleared. */
const clearableLine = line(maxLineLength).transform((value) => value || null);

/** What is not named stays as it is. */
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

/** The canonical payload is an object; the bare id is accepted too (contract §2). */
export const userInput = z.union([
  z.object({ userId: uuid }),
  uuid.transform((userId) => ({ userId })),
]);

/** How many sessions were alive and are ended. */
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

/** The payload of get-paginated-users; an empty query and a null filter nothing. */
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

/** What the buttons of an administrator's page of a user do. */
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
