import "server-only";
import { type Database, db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";

export interface FoundCredentials {
  userId: string;
  passwordHash: string;
  mayLogIn: boolean;
}

/** One statement for known and unknown addresses, so timing reveals nothing. */
export async function findCredentials(email: string): Promise<FoundCredentials | undefined> {
  const [found] = await db().$queryRaw<FoundCredentials[]>`
    SELECT i.user_id AS "userId", i.password_hash AS "passwordHash",
      i.verified_at IS NOT NULL AND u.blocked_at IS NULL AS "mayLogIn"
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.email = ${email}`;
  return found;
}

/** False when a reset or block came first; later ones wait. */
export async function lockCredentials(
  tx: Database,
  { userId, passwordHash }: FoundCredentials,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.user_id = ${userId}::uuid AND i.password_hash = ${passwordHash}
      AND i.verified_at IS NOT NULL AND u.blocked_at IS NULL
    FOR SHARE`;
  return rows.length > 0;
}

export interface OwnIdentity {
  id: string;
  email: string;
  passwordHash: string;
  user: { locale: Locale };
}

export function findOwnIdentity(userId: string): Promise<OwnIdentity | null> {
  return db().emailIdentity.findUnique({
    where: { userId },
    select: { id: true, email: true, passwordHash: true, user: { select: { locale: true } } },
  });
}

/** False when a reset came first; later ones wait. */
export async function lockPassword(
  tx: Database,
  { id, passwordHash }: OwnIdentity,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM email_identity
    WHERE id = ${id}::uuid AND password_hash = ${passwordHash}
    FOR UPDATE`;
  return rows.length > 0;
}

interface AddressHolder {
  verifiedAt: Date | null;
  locale: Locale;
}

export async function findAddressHolder(
  tx: Database,
  email: string,
): Promise<AddressHolder | undefined> {
  const [holder] = await tx.$queryRaw<AddressHolder[]>`
    SELECT i.verified_at AS "verifiedAt", u.locale::text
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.email = ${email}`;
  return holder;
}

interface LockedIdentity extends AddressHolder {
  id: string;
  userId: string;
}

/** Locks the identity against concurrent verifications and signups. */
export async function lockIdentity(
  tx: Database,
  email: string,
): Promise<LockedIdentity | undefined> {
  const [identity] = await tx.$queryRaw<LockedIdentity[]>`
    SELECT i.id, i.user_id AS "userId", i.verified_at AS "verifiedAt", u.locale::text
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.email = ${email}
    FOR UPDATE OF i`;
  return identity;
}
