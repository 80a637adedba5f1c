import "server-only";
import { transact } from "@/lib/db/client";
import { recordSecurityEvent } from "@/lib/history/security";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import type { Member } from "@/lib/operations/viewer";
import type { Client } from "@/lib/site/client";
import { deleteEmailTokens } from "./email-tokens";
import { forgetFailedLogIns } from "./log-in";
import { requirePassword, wrongPassword } from "./own-password";
import { hashPassword } from "./password";
import { closeSessionsOf } from "./sessions";

/**
 * Gives the viewer a new password, ends all their other sessions and kills every link that was mailed before.
 * Throws VALIDATION (`password_wrong` at currentPassword).
 */
export async function replacePassword(
  viewer: Member,
  { currentPassword, password }: { currentPassword: string; password: string },
  client: Client,
): Promise<void> {
  const identity = await requirePassword(viewer, currentPassword, "currentPassword");
  const { id, email: recipient, user, passwordHash: oldHash } = identity;
  const passwordHash = await hashPassword(password);
  await transact(async (tx) => {
    // A reset at the same moment may have won: then the current password is another.
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
