import "server-only";
import { forgetFailedLogIns } from "@/lib/accounts/credentials/mutations/log-in";
import { lockIdentity } from "@/lib/accounts/credentials/queries";
import { hashPassword } from "@/lib/accounts/password";
import type { LinkRequest } from "@/lib/accounts/schema";
import { closeSessionsOf } from "@/lib/accounts/sessions/mutations";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import type { Client } from "@/lib/request/client";
import { noClient } from "@/lib/request/client";
import {
  createEmailToken,
  deleteEmailTokens,
  type EmailLink,
  findEmailLink,
  takeEmailLink,
} from "./email-tokens";
import { completeSignUp } from "./sign-up";

/**
 * An unknown address gets a mail, too; result and timing do not differ. Older links still work,
 * because anybody may ask.
 */
export async function requestPasswordResetFor({ email, locale, next }: LinkRequest): Promise<void> {
  await transact(async (tx) => {
    const identity = await lockIdentity(tx, email);
    const token = await createEmailToken(tx, {
      identityId: identity?.id ?? null,
      purpose: "RESET",
    });
    const reader = { recipient: email, locale: identity?.locale ?? locale };
    if (identity) {
      return enqueueMail(tx, { template: "reset-password", ...reader, data: { token, next } });
    }
    return enqueueMail(tx, { template: "no-account", ...reader, data: { next } });
  });
  wakeMailWorker();
}

/** Ends all sessions of the user. Throws TOKEN_INVALID. */
export async function resetPasswordByToken(
  { password, token }: { password: string; token: string },
  client: Client = noClient,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await retryOnConflict(() =>
    transact(async (tx) => {
      const link = await findEmailLink(tx, token, ["RESET"]);
      if (!link) {
        throw new AppError("TOKEN_INVALID");
      }
      await takeEmailLink(tx, link);
      const { identity } = link;
      const { userId, email: recipient, user } = identity;
      await setPassword(tx, identity, passwordHash);
      await closeSessionsOf(tx, userId);
      const { locale } = user;
      await enqueueMail(tx, { template: "password-changed", recipient, locale, data: {} });
      await forgetFailedLogIns(tx, { userId, email: recipient }, client);
      await recordSecurityEvent(tx, { kind: "PASSWORD_RESET", userId, client });
    }),
  );
  wakeMailWorker();
}

async function setPassword(
  tx: Database,
  identity: EmailLink["identity"],
  passwordHash: string,
): Promise<void> {
  const { id, verifiedAt, user } = identity;
  if (!verifiedAt) {
    return completeSignUp(tx, identity, { locale: user.locale, passwordHash });
  }
  await tx.emailIdentity.update({ where: { id }, data: { passwordHash }, select: { id: true } });
  await deleteEmailTokens(tx, id);
}
