import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { visibleTo } from "@/lib/listings/access";
import type { Member, Viewer } from "@/lib/operations/viewer";
import type { RequestDraft, RequestDraftName } from "./request-draft-schema";

const keptForInMs = 48 * 60 * 60_000;

/**
 * Keeps what a visitor has entered while they log in or sign up; answers its id, which nobody can guess.
 * Throws NOT_FOUND for a listing that the viewer does not see.
 */
export async function createRequestDraft(
  viewer: Viewer,
  draft: RequestDraft,
): Promise<{ id: string }> {
  const where = { id: draft.listingId, ...visibleTo(viewer) };
  if (!(await db().listing.findFirst({ where, select: { id: true } }))) {
    throw new AppError("NOT_FOUND");
  }
  return db().requestDraft.create({ data: draft, select: { id: true } });
}

/**
 * A draft as it was typed, for whoever has its id. Throws NOT_FOUND when it is missing, another listing's, has run out,
 * or when the viewer has sent it already: a form with it carries its id as key (lib/idempotency/once.ts).
 */
export async function getRequestDraft(member: Member, { id, listingId }: RequestDraftName) {
  const draft = await db().requestDraft.findFirst({
    where: { id, listingId, createdAt: { gt: new Date(Date.now() - keptForInMs) } },
    select: { quantity: true, note: true, question: true },
  });
  if (!draft || (await isSent(member, id))) {
    throw new AppError("NOT_FOUND");
  }
  return draft;
}

/** Forgets drafts whose visitors have not come back. */
export async function deleteRunOutDrafts(): Promise<void> {
  await db().requestDraft.deleteMany({
    where: { createdAt: { lte: new Date(Date.now() - keptForInMs) } },
  });
}

async function isSent({ userId }: Member, id: string): Promise<boolean> {
  const where = { userId, key: { startsWith: `${id}.` } };
  return (await db().idempotencyKey.findFirst({ where, select: { key: true } })) !== null;
}
