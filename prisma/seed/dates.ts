import { type Database, transact } from "@/lib/db/client";

const dayInMs = 86_400_000;

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayInMs);
}

/** Backdates the listing and its history. */
export function dateListing(id: number, createdAt: Date): Promise<void> {
  return withHistoryOpen(async (tx) => {
    await tx.listing.update({ where: { id }, data: { createdAt, updatedAt: createdAt } });
    await tx.statusChange.updateMany({ where: { listingId: id, from: null }, data: { createdAt } });
  });
}

/** Backdates the trade and spreads its history up to today at most. */
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

/** The history is append-only; only the tables' owner can disable the trigger. */
function withHistoryOpen(work: (tx: Database) => Promise<void>): Promise<void> {
  return transact(async (tx) => {
    await tx.$executeRaw`ALTER TABLE status_change DISABLE TRIGGER status_change_append_only`;
    await work(tx);
    await tx.$executeRaw`ALTER TABLE status_change ENABLE TRIGGER status_change_append_only`;
  });
}
