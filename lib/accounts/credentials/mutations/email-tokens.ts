import "server-only";
import { type StoredSignUp, storedSignUps } from "@/lib/accounts/schema";
import { hashSecret, makeSecret } from "@/lib/accounts/secret";
import { tokenLifetimeInMs } from "@/lib/accounts/session-rules";
import { type Database, db } from "@/lib/db/client";
import type { EmailTokenPurpose } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";

const maxOpenSignUps = 10;

interface TokenSubject {
  /**
   * Null for an address without a link; the same statements then write nothing, so timing
   * reveals nothing.
   */
  identityId: string | null;
  purpose: EmailTokenPurpose;
  newEmail?: string;
  signup?: StoredSignUp | null;
}

/** Stores only the hash. */
export async function createEmailToken(tx: Database, subject: TokenSubject): Promise<string> {
  const { identityId, purpose, newEmail = null, signup = null } = subject;
  const token = makeSecret();
  const expiresAt = new Date(Date.now() + tokenLifetimeInMs[purpose]).toISOString();
  if (purpose === "CHANGE") {
    await tx.$executeRaw`
      DELETE FROM email_token
      WHERE identity_id = ${identityId}::uuid AND purpose = ${purpose}::"EmailTokenPurpose"`;
  }
  await tx.$executeRaw`
    INSERT INTO email_token (token_hash, identity_id, purpose, new_email, signup, expires_at)
    SELECT ${hashSecret(token)}::text, id, ${purpose}::"EmailTokenPurpose", ${newEmail}::text,
      ${signup && JSON.stringify(signup)}::jsonb, ${expiresAt}::timestamptz
    FROM email_identity WHERE id = ${identityId}::uuid`;
  return token;
}

/** Null for a verified or unknown address, after the same query. */
export async function findNewestSignUp(
  tx: Database,
  identityId: string | null,
): Promise<StoredSignUp | null> {
  const [newest] = await tx.$queryRaw<{ signup: unknown }[]>`
    SELECT signup FROM email_token
    WHERE identity_id = ${identityId}::uuid AND purpose = 'VERIFY'
    ORDER BY expires_at DESC LIMIT 1`;
  return newest ? storedSignUps.parse(newest.signup) : null;
}

export interface EmailLink {
  tokenHash: string;
  newEmail: string | null;
  signup: StoredSignUp | null;
  identity: {
    id: string;
    email: string;
    passwordHash: string;
    userId: string;
    verifiedAt: Date | null;
    user: { username: string; locale: Locale };
  };
}

const linkShape = {
  tokenHash: true,
  newEmail: true,
  signup: true,
  identity: {
    select: {
      id: true,
      email: true,
      passwordHash: true,
      userId: true,
      verifiedAt: true,
      user: { select: { username: true, locale: true } },
    },
  },
} as const;

/** Null when unknown, used, expired or of another purpose. */
export async function findEmailLink(
  tx: Database,
  token: string,
  purposes: EmailTokenPurpose[],
): Promise<EmailLink | null> {
  const tokenHash = hashSecret(token);
  const found = await tx.emailToken.findFirst({
    where: { tokenHash, purpose: { in: purposes }, expiresAt: { gt: new Date() } },
    select: linkShape,
  });
  return found && { ...found, signup: storedSignUps.nullable().parse(found.signup) };
}

/** The newest first; the limit stops abuse. */
export async function listOpenSignUps(
  identityId: string,
): Promise<{ tokenHash: string; signup: StoredSignUp }[]> {
  const rows = await db().emailToken.findMany({
    where: { identityId, purpose: "VERIFY", expiresAt: { gt: new Date() } },
    select: { tokenHash: true, signup: true },
    orderBy: { expiresAt: "desc" },
    take: maxOpenSignUps,
  });
  return rows.map(({ tokenHash, signup }) => ({ tokenHash, signup: storedSignUps.parse(signup) }));
}

/** Throws TOKEN_INVALID when somebody else used the link first. */
export async function takeEmailLink(
  tx: Database,
  { tokenHash, identity }: Pick<EmailLink, "tokenHash" | "identity">,
): Promise<void> {
  // A signup locks the identity first, so this order avoids a deadlock.
  await tx.$queryRaw`SELECT 1 FROM email_identity WHERE id = ${identity.id}::uuid FOR UPDATE`;
  const { count } = await tx.emailToken.deleteMany({ where: { tokenHash } });
  if (count === 0) {
    throw new AppError("TOKEN_INVALID");
  }
}

/** Does not use the token up. */
export async function isEmailTokenAlive(
  token: string,
  purpose: EmailTokenPurpose,
): Promise<boolean> {
  const where = { tokenHash: hashSecret(token), purpose, expiresAt: { gt: new Date() } };
  return (await db().emailToken.count({ where })) > 0;
}

export async function findUserOfToken(token: string): Promise<string | null> {
  const found = await db().emailToken.findUnique({
    where: { tokenHash: hashSecret(token) },
    select: { identity: { select: { userId: true } } },
  });
  return found?.identity.userId ?? null;
}

export async function deleteEmailTokens(tx: Database, identityId: string): Promise<void> {
  await tx.emailToken.deleteMany({ where: { identityId } });
}
