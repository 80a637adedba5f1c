import "server-only";
import { env } from "@/lib/config/env";
import type { Database } from "@/lib/db/client";
import { accountKey, tooMany } from "./enforce-limit";
import type { Limit } from "./limits";

type AccountLimit = Limit & { perAccount: number };

export interface Allowance {
  left: number;
  renewsInSeconds: number;
}

/** A rollback spends nothing. Throws TOO_MANY_REQUESTS. */
export async function spendAllowance(
  tx: Database,
  limit: AccountLimit,
  account: string,
  points: number,
): Promise<void> {
  if (env().rateLimits === "off" || points === 0) {
    return;
  }
  const now = Date.now();
  const [spent] = await tx.$queryRaw<[{ points: number; expire: bigint }]>`
    INSERT INTO rate_limit AS known (key, points, expire)
    VALUES (${accountKey(limit, account)}, ${points}, ${now + limit.inMinutes * 60_000})
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN known.expire <= ${now} THEN 0 ELSE known.points END + excluded.points,
      expire = CASE WHEN known.expire <= ${now} THEN excluded.expire ELSE known.expire END
    RETURNING points, expire`;
  if (spent.points > limit.perAccount) {
    throw tooMany(Math.ceil((Number(spent.expire) - now) / 1000));
  }
}

export async function findAllowance(
  tx: Database,
  limit: AccountLimit,
  account: string,
): Promise<Allowance | null> {
  if (env().rateLimits === "off") {
    return null;
  }
  const now = Date.now();
  const where = { key: accountKey(limit, account), expire: { gt: now } };
  const spent = await tx.rateLimit.findFirst({ where, select: { points: true, expire: true } });
  return {
    left: Math.max(0, limit.perAccount - (spent?.points ?? 0)),
    renewsInSeconds: Math.ceil((Number(spent?.expire ?? now) - now) / 1000),
  };
}
