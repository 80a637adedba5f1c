import { z } from "zod";
import { isStorable, line, pageFields, uuid } from "@/lib/operations/fields";
import { isDeletedUsername } from "./rules";

const maxLineLength = 200;
const maxUsernameLength = 60;
const maxQueryLength = 200;

/** One optional line of text; left empty it counts as not given. */
function optionalLine(maxLength: number) {
  return line(maxLength)
    .transform((value) => value || undefined)
    .optional();
}

/** Names of deleted accounts are nobody's to take. */
export const usernames = optionalLine(maxUsernameLength).refine(isChoosable, {
  error: "username_taken",
});

/** A name as it is changed: once there, it cannot be taken away. */
const newUsernames = line(maxUsernameLength)
  .min(1, { error: "required" })
  .refine(isChoosable, { error: "username_taken" });

function isChoosable(username: string | undefined): boolean {
  return username === undefined || !isDeletedUsername(username);
}

/** One line of an address as it is changed: left empty it is cleared. */
const clearableLine = line(maxLineLength).transform((value) => value || null);

/** What is not named stays as it is. */
export const profileChanges = z.object({
  username: newUsernames.optional(),
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

/** An operation without payload accepts an empty body (contract §2). */
export const noPayload = z.object({}).nullish();

/** The canonical payload is an object; the bare id is accepted too (contract §2). */
export const userInput = z.union([
  z.object({ userId: uuid }),
  uuid.transform((userId) => ({ userId })),
]);

export const administratorChange = z.object({ id: uuid, isAdmin: z.boolean() });
export type AdministratorChange = z.output<typeof administratorChange>;

export const blockChange = z.object({ id: uuid, isBlocked: z.boolean() });
export type BlockChange = z.output<typeof blockChange>;

/** The payload of get-paginated-users; an empty query and a null filter nothing. */
export const userFilter = z
  .object({
    query: z
      .string()
      .trim()
      .max(maxQueryLength)
      .refine(isStorable, { error: "invalid" })
      .nullish()
      .transform((query) => query ?? ""),
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
  "end_sessions",
]);
export type UserChange = z.output<typeof userChange>;
