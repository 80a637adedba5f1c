import "server-only";
import { type Database, db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Locale } from "@/lib/i18n/locales";
import { isMember, type Viewer } from "@/lib/operations/viewer";
import { usernameCandidates } from "./rules";
import type { BillingAddressInput } from "./schema";

interface UserDetails extends BillingAddressInput {
  username?: string | undefined;
  locale: Locale;
}

/**
 * Makes the user of a new, still unverified address and answers its id.
 * Throws VALIDATION (`username_taken`), or a unique violation when two ask for a name at once: try again.
 */
export async function createUser(
  tx: Database,
  email: string,
  { username, ...details }: UserDetails,
): Promise<string> {
  const name = await nameFor(tx, email, username);
  const user = await tx.user.create({ data: { ...details, username: name }, select: { id: true } });
  return user.id;
}

/** Takes over what a repeated signup of an unverified address says. Throws as `createUser`. */
export async function updateUser(
  tx: Database,
  user: { id: string; email: string },
  { username, ...details }: UserDetails,
): Promise<void> {
  // Looked for even where none is asked for: the work is that of a new account (contract §3).
  const name = await nameFor(tx, user.email, username);
  await tx.user.update({
    where: { id: user.id },
    data: { ...details, username: username && name },
    select: { id: true },
  });
}

/**
 * Refuses a name that somebody holds, whoever asks. Throws VALIDATION (`username_taken`).
 * An unverified account holds nothing, else a signup would tell that its address is known (contract §3).
 */
export async function requireFreeUsername(tx: Database, username: string): Promise<void> {
  const holder = await findHolder(tx, username);
  if (holder && (holder.email === null || holder.verifiedAt)) {
    throw new AppError("VALIDATION", { issues: [issueAt("username", "username_taken")] });
  }
}

/** The language that the user's mails come in (contract §1); a visitor has none to remember. */
export async function rememberLocale(viewer: Viewer, locale: Locale): Promise<void> {
  if (isMember(viewer)) {
    await db().user.updateMany({
      where: { id: viewer.userId, locale: { not: locale } },
      data: { locale },
    });
  }
}

async function nameFor(tx: Database, email: string, username: string | undefined): Promise<string> {
  await lockName(tx, username ?? usernameCandidates(email)[0] ?? "");
  return username ? claimUsername(tx, username, email) : freeUsername(tx, email);
}

/** Who wants the same name waits until this transaction is over. */
export async function lockName(tx: Database, name: string): Promise<void> {
  if (name !== "") {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('username ' || lower(${name}), 0))`;
  }
}

/**
 * Answers the name, free for the owner of the address: an unverified account that holds it gets another one.
 * Call it behind `lockName`. Throws VALIDATION (`username_taken`).
 */
export async function claimUsername(
  tx: Database,
  username: string,
  email: string,
): Promise<string> {
  await requireFreeUsername(tx, username);
  const holder = await findHolder(tx, username);
  if (holder?.email && holder.email !== email) {
    const data = { username: await freeUsername(tx, holder.email) };
    await tx.user.update({ where: { id: holder.id }, data });
  }
  return username;
}

interface Holder {
  id: string;
  email: string | null;
  verifiedAt: Date | null;
}

async function findHolder(tx: Database, username: string): Promise<Holder | undefined> {
  const [holder] = await tx.$queryRaw<Holder[]>`
    SELECT u.id, i.email, i.verified_at AS "verifiedAt"
    FROM "user" u LEFT JOIN email_identity i ON i.user_id = u.id
    WHERE lower(u.username) = lower(${username})`;
  return holder;
}

async function freeUsername(tx: Database, email: string): Promise<string> {
  const candidates = usernameCandidates(email);
  const rows = await tx.$queryRaw<{ username: string }[]>`
    SELECT lower(username) AS username FROM "user"
    WHERE lower(username) IN (SELECT lower(unnest(${candidates}::text[])))`;
  const taken = new Set(rows.map((row) => row.username));
  return candidates.find((name) => !taken.has(name.toLowerCase())) ?? candidates.at(-1) ?? "user";
}
