import { db } from "@/lib/db/client";

interface Scene {
  listings: { id: number }[];
  documents: { id: string }[];
}

/** All stored data of a story in a fixed order. `made` are listings that the world does not know yet. */
export async function storedOf({ listings, documents }: Scene, made: number[] = []) {
  const ids = [...listings.map(({ id }) => id), ...made];
  const ofListings = { where: { listingId: { in: ids } } };
  const [rows, files, transactions, statusChanges, changes, entries, keys, mails] =
    await Promise.all([
      db().listing.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } }),
      db().document.findMany({
        where: { id: { in: documents.map(({ id }) => id) } },
        orderBy: [{ listingId: "asc" }, { position: "asc" }, { id: "asc" }],
      }),
      db().transaction.findMany({ ...ofListings, include: { void: true }, orderBy: { id: "asc" } }),
      db().statusChange.findMany({
        where: { OR: [ofListings.where, { transaction: ofListings.where }] },
        orderBy: { id: "asc" },
      }),
      db().listingChange.findMany({ ...ofListings, orderBy: { id: "asc" } }),
      db().listingSearch.findMany({
        ...ofListings,
        orderBy: [{ listingId: "asc" }, { code: "asc" }],
      }),
      db().idempotencyKey.findMany({ orderBy: [{ userId: "asc" }, { key: "asc" }] }),
      mailsAboutTrades(),
    ]);
  return { rows, files, transactions, statusChanges, changes, entries, keys, mails };
}

interface StoredMail {
  transactionId: number;
  template: string;
  recipient: string;
  from: string | null;
  to: string | null;
  /** Not due yet. Without it, two orders with different ends would look alike. */
  waits: boolean;
}

/** All mails of this story about a transaction that have a sending job. */
function mailsAboutTrades() {
  return db().$queryRaw<StoredMail[]>`
    SELECT (m.data->>'transactionId')::int AS "transactionId", m.template, m.recipient,
      m.data->>'from' AS "from", m.data->>'to' AS "to",
      m.created_at > clock_timestamp() AS waits
    FROM mail_message m JOIN pgboss.job j ON j.id = m.id AND j.name = 'send-mail'
    ORDER BY 1, 2, 3, 4, 5`;
}

export type Stored = Awaited<ReturnType<typeof storedOf>>;
export type StoredListing = Stored["rows"][number];
