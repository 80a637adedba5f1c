import "server-only";
import { forgetFailedLogIns } from "@/lib/accounts/credentials/mutations/log-in";
import { requirePassword, wrongPassword } from "@/lib/accounts/credentials/own-password";
import { hashPassword } from "@/lib/accounts/password";
import { closeSessionsOf } from "@/lib/accounts/sessions/mutations";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { transact } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import type { Client } from "@/lib/request/client";
import { deleteEmailTokens } from "./email-tokens";

/** Ends all other sessions and deletes mailed links. Throws VALIDATION (`password_wrong`). */
export async function replacePassword(
  viewer: Member,
  { currentPassword, password }: { currentPassword: string; password: string },
  client: Client,
): Promise<void> {
  const identity = await requirePassword(viewer, currentPassword, "currentPassword");
  const { id, email: recipient, user, passwordHash: oldHash } = identity;
  const passwordHash = await hashPassword(password);
  await transact(async (tx) => {
    // A concurrent reset may have changed the password.
    const where = { id, passwordHash: oldHash };
    const { count } = await tx.emailIdentity.updateMany({ where, data: { passwordHash } });
    if (count === 0) {
      throw wrongPassword("currentPassword");
    }
    await deleteEmailTokens(tx, id);
    await closeSessionsOf(tx, viewer.userId, viewer.sessionRowId);
    const { locale } = user;
    await enqueueMail(tx, { template: "password-changed", recipient, locale, data: {} });
    await forgetFailedLogIns(tx, { userId: viewer.userId, email: recipient }, client);
    await recordSecurityEvent(tx, { kind: "PASSWORD_CHANGED", userId: viewer.userId, client });
  });
  wakeMailWorker();
}
