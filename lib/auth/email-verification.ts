import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/faults";
import { AppError } from "@/lib/errors/app-error";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import { type Client, noClient } from "@/lib/operations/client";
import { changeEmail } from "./email-change";
import { createEmailToken, takeEmailToken } from "./email-tokens";
import { lockIdentity } from "./queries";
import type { LinkRequest } from "./schema";

/**
 * Takes the single-use token of a verification mail, of a new account's address or of a changed one.
 * Throws TOKEN_INVALID when it is unknown, used or too old, or when somebody has verified that address meanwhile.
 */
export async function verifyEmailByToken(token: string, client: Client = noClient): Promise<void> {
  try {
    await transact((tx) => verify(tx, token, client));
  } catch (error) {
    throw isUniqueViolation(error)
      ? new AppError("TOKEN_INVALID", undefined, { cause: error })
      : error;
  }
  wakeMailWorker();
}

/**
 * Mails a new verification link to an unverified address. To a verified one goes a mail that says so, to an unknown
 * one that there is no account: the caller sees no difference, in the answer or the work (contract §3).
 */
export async function resendVerificationTo({ email, locale }: LinkRequest): Promise<void> {
  await transact(async (tx) => {
    const identity = await lockIdentity(tx, email);
    const identityId = identity && !identity.verifiedAt ? identity.id : null;
    const token = await createEmailToken(tx, { identityId, purpose: "VERIFY" });
    const reader = { recipient: email, locale: identity?.locale ?? locale };
    if (identityId !== null) {
      return enqueueMail(tx, { template: "verify-email", ...reader, data: { token } });
    }
    const template = identity ? "account-exists" : "no-account";
    return enqueueMail(tx, { template, ...reader, data: {} });
  });
  wakeMailWorker();
}

async function verify(tx: Database, token: string, client: Client): Promise<void> {
  const { newEmail, identity } = await takeEmailToken(tx, token, ["VERIFY", "CHANGE"]);
  if (newEmail !== null) {
    return changeEmail(tx, { ...identity, newEmail }, client);
  }
  const data = { verifiedAt: new Date() };
  await tx.emailIdentity.update({ where: { id: identity.id }, data, select: { id: true } });
}
