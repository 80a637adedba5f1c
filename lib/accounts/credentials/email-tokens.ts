import "server-only";
import { type Database, db } from "@/lib/db/client";
import type { EmailTokenPurpose } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";
import { tokenLifetimeInMs } from "../rules";
import { type StoredSignUp, storedSignUps } from "../schema";
import { hashSecret, makeSecret } from "../secret";

const maxLivingSignUps = 10;

interface TokenSubject {
  /** Null for an address that gets no link: the same statements then write nothing (contract §3). */
  identityId: string | null;
  purpose: EmailTokenPurpose;
  newEmail?: string;
  signup?: StoredSignUp | null;
}

/** Makes the token of a mail's link and answers it; only its hash is stored. */
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

/** What the newest signup of an unverified address said; null of any other, in the same work. */
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

/** What a link is for, as long as it works; null when it is unknown, used, too old or for something else. */
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

/** The signups of an address whose links work, the newest first; more are nobody's honest work. */
export async function listLivingSignUps(
  identityId: string,
): Promise<{ tokenHash: string; signup: StoredSignUp }[]> {
  const rows = await db().emailToken.findMany({
    where: { identityId, purpose: "VERIFY", expiresAt: { gt: new Date() } },
    select: { tokenHash: true, signup: true },
    orderBy: { expiresAt: "desc" },
    take: maxLivingSignUps,
  });
  return rows.map(({ tokenHash, signup }) => ({ tokenHash, signup: storedSignUps.parse(signup) }));
}

/**
 * Takes a single-use link: of two who bring it at the same moment, the later one finds it gone.
 * Throws TOKEN_INVALID then.
 */
export async function takeEmailLink(
  tx: Database,
  { tokenHash, identity }: Pick<EmailLink, "tokenHash" | "identity">,
): Promise<void> {
  // The identity first, as a signup does, so that the two never wait for each other.
  await tx.$queryRaw`SELECT 1 FROM email_identity WHERE id = ${identity.id}::uuid FOR UPDATE`;
  const { count } = await tx.emailToken.deleteMany({ where: { tokenHash } });
  if (count === 0) {
    throw new AppError("TOKEN_INVALID");
  }
}

/** Whether a token still works, for its holder to know before typing anything; it is not used up. */
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
