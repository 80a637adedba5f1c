import "server-only";
import type { Database } from "@/lib/db/client";
import type { EmailTokenPurpose } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";
import { tokenLifetimeInMs } from "./rules";
import { hashSecret, makeSecret } from "./secret";

interface TokenSubject {
  /** Null for an address that gets no link: the same statements then write nothing (contract §3). */
  identityId: string | null;
  purpose: EmailTokenPurpose;
  /** Of CHANGE: the address that the link will prove. */
  newEmail?: string;
}

/** Makes the token of a mail's link and answers it; only its hash is stored. Earlier ones of its purpose die. */
export async function createEmailToken(tx: Database, subject: TokenSubject): Promise<string> {
  const { identityId, purpose, newEmail = null } = subject;
  const token = makeSecret();
  const expiresAt = new Date(Date.now() + tokenLifetimeInMs[purpose]).toISOString();
  await tx.$executeRaw`
    DELETE FROM email_token
    WHERE identity_id = ${identityId}::uuid AND purpose = ${purpose}::"EmailTokenPurpose"`;
  await tx.$executeRaw`
    INSERT INTO email_token (token_hash, identity_id, purpose, new_email, expires_at)
    SELECT ${hashSecret(token)}::text, id, ${purpose}::"EmailTokenPurpose", ${newEmail}::text,
      ${expiresAt}::timestamptz
    FROM email_identity WHERE id = ${identityId}::uuid`;
  return token;
}

interface TakenToken {
  /** The address that a CHANGE token proves, null of the others. */
  newEmail: string | null;
  identity: { id: string; email: string; userId: string; user: { locale: Locale } };
}

/**
 * Takes a single-use token: of two who bring it at the same moment, the later one finds it gone.
 * Throws TOKEN_INVALID when it is unknown, used, too old or for something else.
 */
export async function takeEmailToken(
  tx: Database,
  token: string,
  purposes: EmailTokenPurpose[],
): Promise<TakenToken> {
  const tokenHash = hashSecret(token);
  const found = await tx.emailToken.findFirst({
    where: { tokenHash, purpose: { in: purposes }, expiresAt: { gt: new Date() } },
    select: {
      newEmail: true,
      identity: {
        select: { id: true, email: true, userId: true, user: { select: { locale: true } } },
      },
    },
  });
  if (!found) {
    throw new AppError("TOKEN_INVALID");
  }
  // The identity first, as a signup does, so that the two never wait for each other.
  await tx.$queryRaw`SELECT 1 FROM email_identity WHERE id = ${found.identity.id}::uuid FOR UPDATE`;
  const { count } = await tx.emailToken.deleteMany({ where: { tokenHash } });
  if (count === 0) {
    throw new AppError("TOKEN_INVALID");
  }
  return found;
}

/** Kills every link that was mailed for an account: its password or its address is another now. */
export async function deleteEmailTokens(tx: Database, identityId: string): Promise<void> {
  await tx.emailToken.deleteMany({ where: { identityId } });
}
