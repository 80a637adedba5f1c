import "server-only";
import {
  lockAdministrators,
  requireAnotherAdministrator,
  requireStillAdministrator,
  requireVerified,
} from "@/lib/accounts/administrator-guards";
import type { AdministratorChange, BlockChange, LargeTradesChange } from "@/lib/accounts/schema";
import { closeSessionsOf } from "@/lib/accounts/sessions/mutations";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { stopImportsOfUser } from "@/lib/csv-import/mutations/imports";
import { type Database, transact } from "@/lib/db/client";
import type { SecurityEventKind } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { wakeMailWorker } from "@/lib/mail/mail-queue";
import { dropNewsTo } from "@/lib/mail/merged-news";
import type { Client } from "@/lib/request/client";
import { mailOtherParties } from "@/lib/transactions/notifications";

// Hiding 100,000 listings takes seconds.
const blockTimeoutInMs = 60_000;

interface Administrator {
  actor: Member;
  client: Client;
}

/**
 * Changes nothing where the state is so already. Throws NOT_FOUND, ACCOUNT_UNVERIFIED,
 * LAST_ADMINISTRATOR, FORBIDDEN.
 */
export function setAdministrator(
  administrator: Administrator,
  { id, isAdmin }: AdministratorChange,
): Promise<AdministratorChange> {
  return administer(administrator, async (tx) => {
    await (isAdmin ? requireVerified(tx, id) : requireAnotherAdministrator(tx, id));
    const { count } = await tx.user.updateMany({
      where: { id, deletedAt: null, isAdmin: !isAdmin },
      data: { isAdmin },
    });
    if (await isChange(tx, id, count)) {
      await record(tx, administrator, id, isAdmin ? "ADMIN_GRANTED" : "ADMIN_REVOKED");
    }
    return { id, isAdmin };
  });
}

/**
 * A block ends sessions and imports and hides listings. Throws OWN_ACCOUNT, NOT_FOUND, FORBIDDEN.
 */
export async function setBlocked(
  administrator: Administrator,
  { id, isBlocked }: BlockChange,
): Promise<BlockChange> {
  const blockedAt = isBlocked ? { from: null, to: new Date() } : { from: { not: null }, to: null };
  const changed = await administer(
    administrator,
    async (tx) => {
      if (id === administrator.actor.userId) {
        throw new AppError("OWN_ACCOUNT");
      }
      await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(blockTimeoutInMs)}, true)`;
      // Waits for an import that ends now, so that the block hides its listings too.
      await (isBlocked && stopImportsOfUser(tx, id));
      // Waits for new listings, whose foreign keys lock this row.
      await tx.$executeRaw`SELECT FROM "user" WHERE id = ${id}::uuid FOR UPDATE`;
      const { count } = await tx.user.updateMany({
        where: { id, deletedAt: null, blockedAt: blockedAt.from },
        data: { blockedAt: blockedAt.to },
      });
      if (await isChange(tx, id, count)) {
        await record(tx, administrator, id, isBlocked ? "BLOCKED" : "UNBLOCKED");
        // Also when unblocking, so that no login from the time of the block survives.
        await closeSessionsOf(tx, id);
        await dropNewsTo(tx, id);
        await mailOtherParties(tx, id, isBlocked);
      }
      return { id, isBlocked };
    },
    blockTimeoutInMs,
  );
  wakeMailWorker();
  return changed;
}

/** Throws NOT_FOUND, FORBIDDEN. */
export function setLargeTrades(
  administrator: Administrator,
  { userId, isAllowed }: LargeTradesChange,
): Promise<LargeTradesChange> {
  return administer(administrator, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, deletedAt: null, largeTradesAllowed: !isAllowed },
      data: { largeTradesAllowed: isAllowed },
    });
    if (await isChange(tx, userId, count)) {
      const kind = isAllowed ? "LARGE_TRADES_ALLOWED" : "LARGE_TRADES_FORBIDDEN";
      await record(tx, administrator, userId, kind);
    }
    return { userId, isAllowed };
  });
}

/** Answers the number of sessions. Throws NOT_FOUND, FORBIDDEN. */
export function endSessions(
  administrator: Administrator,
  userId: string,
): Promise<{ count: number }> {
  return administer(administrator, async (tx) => {
    const count = await closeSessionsOf(tx, userId);
    if (await isChange(tx, userId, count)) {
      await record(tx, administrator, userId, "SESSIONS_ENDED");
    }
    return { count };
  });
}

/** Runs one administrator's act at a time and checks the role under the lock. */
function administer<Result>(
  { actor }: Administrator,
  act: (tx: Database) => Promise<Result>,
  timeoutInMs?: number,
): Promise<Result> {
  return transact(async (tx) => {
    await lockAdministrators(tx);
    await requireStillAdministrator(tx, actor);
    return act(tx);
  }, timeoutInMs);
}

async function isChange(tx: Database, id: string, count: number): Promise<boolean> {
  if (count > 0) {
    return true;
  }
  const user = await tx.user.findFirst({ where: { id, deletedAt: null }, select: { id: true } });
  if (!user) {
    throw new AppError("NOT_FOUND");
  }
  return false;
}

function record(
  tx: Database,
  { actor, client }: Administrator,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> {
  const isOwn = actor.userId === userId;
  return recordSecurityEvent(tx, {
    kind,
    userId,
    client,
    ...(isOwn ? {} : { actorUserId: actor.userId }),
  });
}
