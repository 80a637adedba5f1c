import { z } from "zod";
import { cappedPageOf } from "@/lib/fields/capped-page";
import { namedUser } from "@/lib/fields/party";
import { pageFields, rowId, uuid } from "@/lib/fields/primitives";

export const securityEventKind = z.enum([
  "LOGGED_IN",
  "LOGIN_FAILED",
  "PASSWORD_RESET",
  "PASSWORD_CHANGED",
  "EMAIL_CHANGED",
  "SESSIONS_ENDED",
  "ADMIN_GRANTED",
  "ADMIN_REVOKED",
  "BLOCKED",
  "UNBLOCKED",
  "ACCOUNT_DELETED",
  "LARGE_TRADES_ALLOWED",
  "LARGE_TRADES_FORBIDDEN",
]);
export type SecurityEventKind = z.output<typeof securityEventKind>;

export const securityEventFilter = z
  .object({ userId: uuid.nullish().describe("Whose; everybody's without."), ...pageFields })
  .prefault({});
export type SecurityEventFilter = z.output<typeof securityEventFilter>;

export const securityEventRow = z
  .object({
    id: rowId,
    kind: securityEventKind,
    createdAt: z.date(),
    network: z
      .string()
      .nullable()
      .describe("The caller's network, never the whole address; null where nobody knows it."),
    user: namedUser
      .nullable()
      .describe("Whose account; null where the address that was tried is nobody's."),
    actor: namedUser.nullable().describe("Who did it, when it was not the user."),
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEventRow = z.output<typeof securityEventRow>;

export const securityEventPage = cappedPageOf(securityEventRow).meta({ id: "SecurityEventPage" });
export type SecurityEventPage = z.output<typeof securityEventPage>;
