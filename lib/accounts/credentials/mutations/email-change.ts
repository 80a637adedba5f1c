import "server-only";
import { findAddressHolder, lockIdentity, lockPassword } from "@/lib/accounts/credentials/queries";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import type { Locale } from "@/lib/i18n/locales";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import { moveNews } from "@/lib/mail/merged-news";
import type { Client } from "@/lib/request/client";
import { requirePassword, wrongPassword } from "../own-password";
import { createEmailToken, deleteEmailTokens } from "./email-tokens";

/**
 * Mails a link to the new address and changes nothing yet. Throws VALIDATION (`password_wrong`,
 * `email_unchanged`).
 */
export async function requestEmailChangeTo(
  viewer: Member,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<void> {
  const identity = await requirePassword(viewer, password, "password");
  const { id, email, user } = identity;
  if (newEmail === email) {
    throw new AppError("VALIDATION", { issues: [issueAt("newEmail", "email_unchanged")] });
  }
  await transact(async (tx) => {
    // A concurrent reset must delete this link, too.
    if (!(await lockPassword(tx, identity))) {
      throw wrongPassword("password");
    }
    const holder = await findAddressHolder(tx, newEmail);
    const isFree = !holder?.verifiedAt;
    const identityId = isFree ? id : null;
    const token = await createEmailToken(tx, { identityId, purpose: "CHANGE", newEmail });
    const reader = { recipient: newEmail, locale: holder?.locale ?? user.locale };
    if (isFree) {
      return enqueueMail(tx, { template: "confirm-email-change", ...reader, data: { token } });
    }
    return enqueueMail(tx, { template: "account-exists", ...reader, data: {} });
  });
  wakeMailWorker();
}

interface EmailChange {
  id: string;
  userId: string;
  email: string;
  user: { locale: Locale };
  newEmail: string;
}

/**
 * Also mails the old address and deletes its links. Throws a unique violation when another
 * account verified the address.
 */
export async function changeEmail(
  tx: Database,
  { id, userId, email, user: { locale }, newEmail }: EmailChange,
  client: Client,
): Promise<void> {
  await deleteUnverifiedHolder(tx, newEmail);
  const data = { email: newEmail, verifiedAt: new Date() };
  await tx.emailIdentity.update({ where: { id }, data, select: { id: true } });
  await deleteEmailTokens(tx, id);
  await moveNews(tx, email, newEmail);
  await enqueueMail(tx, {
    template: "email-changed",
    recipient: email,
    locale,
    data: { newEmail },
  });
  await recordSecurityEvent(tx, { kind: "EMAIL_CHANGED", userId, client });
}

/** An unverified signup does not block an address. */
async function deleteUnverifiedHolder(tx: Database, email: string): Promise<void> {
  const holder = await lockIdentity(tx, email);
  if (holder && !holder.verifiedAt) {
    await tx.user.deleteMany({ where: { id: holder.userId, blockedAt: null } });
  }
}
