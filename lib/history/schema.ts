import { z } from "zod";
import type { CappedPage } from "@/lib/operations/capped-page";
import { pageFields, uuid } from "@/lib/operations/fields";

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
]);
export type SecurityEventKind = z.output<typeof securityEventKind>;

/** The payload of get-security-events; without a userId everybody's. */
export const securityEventFilter = z.object({ userId: uuid.nullish(), ...pageFields }).prefault({});
export type SecurityEventFilter = z.output<typeof securityEventFilter>;

interface NamedUser {
  id: string;
  username: string;
}

/** One line of the security history. */
export interface SecurityEventRow {
  id: number;
  kind: SecurityEventKind;
  createdAt: Date;
  /** The caller's network, never the whole address; null where nobody knows it. */
  network: string | null;
  /** Whose account; null where the address that was tried is nobody's. */
  user: NamedUser | null;
  /** Who did it, when it was not the user. */
  actor: NamedUser | null;
}

export type SecurityEventPage = CappedPage<SecurityEventRow>;
