import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member, Viewer } from "@/lib/fields/viewer";
import { visibleTo } from "@/lib/stock/access";
import type { LeftOfDraft, RequestDraft, RequestDraftName } from "../schema";

const storedForInMs = 48 * 60 * 60_000;

/** The id cannot be guessed. Throws NOT_FOUND. */
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

/** Leaves out what was sent meanwhile. Throws NOT_FOUND where nothing is left. */
export async function getRequestDraft(
  member: Member,
  { id, listingId }: RequestDraftName,
): Promise<LeftOfDraft> {
  const draft = await db().requestDraft.findFirst({
    where: { id, listingId, createdAt: { gt: new Date(Date.now() - storedForInMs) } },
    select: { quantity: true, note: true, question: true },
  });
  const sent = await sentOperations(member, id);
  const left = {
    ...draft,
    ...(sent.has("create-transaction") ? { quantity: null, note: null } : {}),
    ...(sent.has("contact-seller") ? { question: null } : {}),
  };
  const { quantity = null, note = null, question = null } = left;
  if (!(quantity || note || question)) {
    throw new AppError("NOT_FOUND");
  }
  return { quantity, note, question };
}

export async function deleteRunOutDrafts(): Promise<void> {
  await db().requestDraft.deleteMany({
    where: { createdAt: { lte: new Date(Date.now() - storedForInMs) } },
  });
}

async function sentOperations({ userId }: Member, id: string): Promise<Set<string>> {
  const where = { userId, key: { startsWith: `${id}.` } };
  const calls = await db().idempotencyKey.findMany({ where, select: { operation: true } });
  return new Set(calls.map(({ operation }) => operation));
}
