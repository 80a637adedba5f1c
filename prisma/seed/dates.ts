import { type Database, transact } from "@/lib/db/client";

const dayInMs = 86_400_000;

/** The moment so many days ago. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayInMs);
}

/** Has a listing stand there since that moment, in its history too. */
export function dateListing(id: number, createdAt: Date): Promise<void> {
  return withHistoryOpen(async (tx) => {
    await tx.listing.update({ where: { id }, data: { createdAt, updatedAt: createdAt } });
    await tx.statusChange.updateMany({ where: { listingId: id, from: null }, data: { createdAt } });
  });
}

/** Has a trade begin at that moment and go on at an easy pace, at most until now. */
export function dateTrade(id: number, createdAt: Date): Promise<void> {
  return withHistoryOpen(async (tx) => {
    const lines = await tx.statusChange.findMany({
      where: { transactionId: id },
      select: { id: true },
      orderBy: { id: "asc" },
    });
    const paceInMs = Math.min(1.3 * dayInMs, (Date.now() - createdAt.getTime()) / lines.length);
    const moments = lines.map((_, place) => new Date(createdAt.getTime() + place * paceInMs));
    for (const [place, line] of lines.entries()) {
      await tx.statusChange.update({ where: { id: line.id }, data: { createdAt: moments[place] } });
    }
    const last = moments.at(-1) ?? createdAt;
    const { completedAt, withdrawnAt } = await tx.transaction.findUniqueOrThrow({ where: { id } });
    await tx.transaction.update({
      where: { id },
      data: {
        createdAt,
        updatedAt: last,
        completedAt: completedAt && last,
        withdrawnAt: withdrawnAt && last,
      },
    });
  });
}

/** The history takes no changes: what the mutations have just written is dated as the tables' owner. */
function withHistoryOpen(work: (tx: Database) => Promise<void>): Promise<void> {
  return transact(async (tx) => {
    await tx.$executeRaw`ALTER TABLE status_change DISABLE TRIGGER status_change_append_only`;
    await work(tx);
    await tx.$executeRaw`ALTER TABLE status_change ENABLE TRIGGER status_change_append_only`;
  });
}
