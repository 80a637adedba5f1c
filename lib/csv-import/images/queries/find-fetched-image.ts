import "server-only";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { readBytes } from "@/lib/storage/storage";

const freshForInMs = 24 * 60 * 60_000;

export async function findFetchedImage(
  member: Member,
  sourceHash: string,
): Promise<Uint8Array | null> {
  const createdAt = { gt: new Date(Date.now() - freshForInMs) };
  const document = await db().document.findFirst({
    where: {
      userId: member.userId,
      sourceHash,
      createdAt,
      soundAt: { not: null },
      lostAt: null,
    },
    select: { key: true },
    orderBy: { createdAt: "desc" },
  });
  return document && readBytes(document.key);
}
