import "server-only";
import {
  lockAdministrators,
  requireAnotherAdministrator,
} from "@/lib/accounts/administrator-guards";
import { requirePassword, wrongPassword } from "@/lib/accounts/credentials/own-password";
import type { OwnIdentity } from "@/lib/accounts/credentials/queries";
import { lockUserForUpdate } from "@/lib/accounts/lock-user";
import { anonymiseUser } from "@/lib/accounts/mutations";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { deleteImportsOfUser } from "@/lib/csv-import/mutations/delete-imports";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import {
  discardObjects,
  objectKeysOf,
  removeDiscarded,
} from "@/lib/files/mutations/discarded-objects";
import type { Locale } from "@/lib/i18n/locales";
import { applyListingStatuses } from "@/lib/listings/mutations";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import type { Client } from "@/lib/request/client";
import { lockListings } from "@/lib/stock/lock-listings";

/** 100,000 listings take about 16 s. */
const timeoutInMs = 60_000;
const batchSize = 1_000;

/**
 * Answers the deleted listings (docs/decisions/0012). Throws VALIDATION, LAST_ADMINISTRATOR,
 * OPEN_TRANSACTIONS, CONFLICT.
 */
export async function eraseAccount(
  member: Member,
  password: string,
  client: Client,
): Promise<number[]> {
  const identity = await requirePassword(member, password, "password");
  const { keys, listingIds } = await transact(
    (tx) => erase(tx, member, identity, client),
    timeoutInMs,
  );
  wakeMailWorker();
  await removeDiscarded(keys);
  return listingIds;
}

async function erase(tx: Database, member: Member, identity: OwnIdentity, client: Client) {
  const { userId } = member;
  // Locks listings before the user, as trades do, to avoid deadlocks.
  if (member.isAdmin) {
    await lockAdministrators(tx);
  }
  await lockListings(tx, await listingsTouchedBy(tx, userId));
  const user = await lockUserForUpdate(tx, userId);
  // Listings may have appeared before the user was locked.
  await lockListings(tx, await listingsTouchedBy(tx, userId));
  await requireSamePassword(tx, identity);
  await requireNotLastAdministrator(tx, member, user);
  await requireNothingOpen(tx, userId);
  const listingIds = await deleteListings(tx, member);
  const keys = [...(await takeFiles(tx, userId)), ...(await deleteImportsOfUser(tx, userId))];
  await anonymiseUser(tx, userId);
  await recordSecurityEvent(tx, { kind: "ACCOUNT_DELETED", userId, client });
  await mailFarewell(tx, user);
  return { keys, listingIds };
}

/** A concurrent reset may have changed the password. */
async function requireSamePassword(tx: Database, identity: OwnIdentity): Promise<void> {
  const { id, passwordHash } = identity;
  if ((await tx.emailIdentity.count({ where: { id, passwordHash } })) === 0) {
    throw wrongPassword("password");
  }
}

async function requireNotLastAdministrator(
  tx: Database,
  member: Member,
  { isAdmin }: { isAdmin: boolean },
): Promise<void> {
  if (isAdmin && !member.isAdmin) {
    // The member became an administrator meanwhile, without the lock of administrators.
    throw new AppError("CONFLICT");
  }
  if (isAdmin) {
    await requireAnotherAdministrator(tx, member.userId);
  }
}

async function requireNothingOpen(tx: Database, userId: string): Promise<void> {
  const open = await tx.transaction.findFirst({
    where: {
      status: { in: ["REQUESTED", "RESERVED"] },
      OR: [{ userId }, { listing: { ownerUserId: userId } }],
    },
    select: { id: true },
  });
  if (open) {
    throw new AppError("OPEN_TRANSACTIONS");
  }
}

/** Deletes all other mails to and about the address. */
async function mailFarewell(
  tx: Database,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  await tx.mailMessage.deleteMany({
    where: { OR: [{ recipient: email }, { data: { path: ["buyer", "email"], equals: email } }] },
  });
  await enqueueMail(tx, { template: "account-deleted", recipient: email, locale, data: {} });
}

/** Own listings and those of requests that can still change. */
async function listingsTouchedBy(tx: Database, userId: string): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM listing WHERE owner_user_id = ${userId}::uuid
    UNION
    SELECT listing_id FROM "transaction"
    WHERE user_id = ${userId}::uuid AND status <> 'COMPLETED' AND withdrawn_at IS NULL`;
  return rows.map(({ id }) => id);
}

/** Writes a history entry for each. */
async function deleteListings(tx: Database, member: Member): Promise<number[]> {
  const rows = await tx.listing.findMany({
    where: { ownerUserId: member.userId, status: { not: "DELETED" } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    await applyListingStatuses(
      tx,
      member,
      batch.map((id) => ({ id, status: "DELETED" })),
    );
  }
  return ids;
}

/**
 * Keeps files of traded listings and images that a transaction shows. Answers the storage keys to
 * remove.
 */
async function takeFiles(tx: Database, userId: string): Promise<string[]> {
  const uploads = { userId };
  const files = await tx.uploadedFile.findMany({ where: uploads, select: { id: true, key: true } });
  await tx.uploadedFile.deleteMany({ where: uploads });
  const documents = await tx.$queryRaw<{ id: string; key: string }[]>`
    DELETE FROM document d
    WHERE NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.requested_image_id = d.id)
      AND ((d.listing_id IS NULL AND d.user_id = ${userId}::uuid) OR d.listing_id IN (
        SELECT l.id FROM listing l
        WHERE l.owner_user_id = ${userId}::uuid
          AND NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.listing_id = l.id)
      ))
    RETURNING d.id, d.key`;
  const keys = [...files, ...documents].flatMap(objectKeysOf);
  await discardObjects(tx, keys);
  return keys;
}
