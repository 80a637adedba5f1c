import "server-only";
import { createHash } from "node:crypto";
import { lockMailRecipient, type MailRecipient } from "@/lib/accounts/find-mail-recipients";
import { env } from "@/lib/config/env";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { runOnce } from "@/lib/idempotency/idempotency";
import type { IdempotentCall } from "@/lib/idempotency/schema";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import { visibleTo } from "@/lib/stock/access";
import { mailedPart } from "@/lib/stock/mailed-part";
import type { OperatorContact, OperatorMessage, SellerContact, SellerQuestion } from "./schema";

/**
 * A repeated `call` mails nothing. Throws NOT_FOUND, OWN_LISTING, UNAUTHENTICATED,
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function mailQuestion(
  member: Member,
  question: SellerQuestion,
  call: IdempotentCall | null = null,
): Promise<SellerContact> {
  const contact = await transact(async (tx) => {
    const asker = await lockMailRecipient(tx, member.userId);
    if (!asker) {
      throw new AppError("UNAUTHENTICATED");
    }
    const listingId = await runOnce(tx, member.userId, call, () =>
      enqueueQuestion(tx, member, asker, question),
    );
    return { listingId, replyTo: asker.email };
  });
  wakeMailWorker();
  return contact;
}

async function enqueueQuestion(
  tx: Database,
  member: Member,
  { username, email }: MailRecipient,
  { listingId, message }: SellerQuestion,
): Promise<number> {
  const listing = await tx.listing.findFirst({
    where: { id: listingId, ...visibleTo(member) },
    select: {
      id: true,
      ownerUserId: true,
      nameDe: true,
      nameEn: true,
      mpn: true,
    },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  if (listing.ownerUserId === member.userId) {
    throw new AppError("OWN_LISTING");
  }
  const seller = await lockMailRecipient(tx, listing.ownerUserId);
  if (!seller || seller.isBlocked) {
    throw new AppError("NOT_FOUND");
  }
  await enqueueMail(tx, {
    template: "question-received",
    recipient: seller.email,
    locale: seller.locale,
    data: {
      ...mailedPart(listing, seller.locale),
      buyer: { username, email },
      question: message,
    },
  });
  return listing.id;
}

export async function mailOperator(entered: OperatorMessage): Promise<OperatorContact> {
  const { firstName, lastName, company, email, message } = entered;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  await transact((tx) =>
    runOnce(tx, senderId(email), callOf(entered), async () => {
      await enqueueMail(tx, {
        template: "contact-message",
        recipient: env().contactEmail,
        // The operator's language.
        locale: "de",
        data: { name, company: company ?? "", email, message },
      });
      return null;
    }),
  );
  wakeMailWorker();
  return { replyTo: email };
}

/** Visitors have no form key, so the message and day identify the call. */
function callOf({ firstName, lastName, company, email, message }: OperatorMessage) {
  const fingerprint = hash(JSON.stringify([firstName, lastName, company, email, message]));
  const today = new Date().toISOString().slice(0, "2026-01-31".length);
  return { operation: "contact-operator", key: `${today}.${fingerprint}`, fingerprint };
}

/** A UUID of version 8 from the address cannot collide with user ids. */
function senderId(email: string): string {
  return hash(email).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
