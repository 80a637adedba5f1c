import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { once } from "@/lib/idempotency/once";
import type { NamedCall } from "@/lib/idempotency/schema";
import { visibleTo } from "@/lib/listings/access";
import { mailedPart } from "@/lib/listings/mailed-part";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import type { Member } from "@/lib/operations/viewer";
import { type Correspondent, holdCorrespondent } from "@/lib/users/correspondent";
import { canContactSeller } from "./access";
import type { SellerContact, SellerQuestion } from "./schema";

/**
 * Mails a question to the seller of a listing, with the asker's name and address for the reply (spec §2.7); a repeat
 * of a `call` mails nothing. Throws NOT_FOUND where the member does not see the listing or its seller is gone or blocked,
 * OWN_LISTING, UNAUTHENTICATED, IDEMPOTENCY_KEY_REUSED.
 */
export async function contactSeller(
  member: Member,
  question: SellerQuestion,
  call: NamedCall | null = null,
): Promise<SellerContact> {
  const contact = await transact(async (tx) => {
    const asker = await holdCorrespondent(tx, member.userId);
    if (!asker) {
      throw new AppError("UNAUTHENTICATED");
    }
    const listingId = await once(tx, member.userId, call, () =>
      mailQuestion(tx, member, asker, question),
    );
    return { listingId, replyTo: asker.email };
  });
  wakeMailWorker();
  return contact;
}

async function mailQuestion(
  tx: Database,
  member: Member,
  { username, email }: Correspondent,
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
  if (!canContactSeller(member, listing)) {
    throw new AppError("OWN_LISTING");
  }
  const seller = await holdCorrespondent(tx, listing.ownerUserId);
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
