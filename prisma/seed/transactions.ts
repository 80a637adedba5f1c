import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import { createTransaction } from "@/lib/transactions/mutations";
import type { TransactionStatus } from "@/lib/transactions/schema";
import { setTransactionStatus } from "@/lib/transactions/status";
import type { Companies } from "./companies";
import { dateTrade, daysAgo } from "./dates";

export interface Trade {
  quantity: number;
  /** Tells one from the others of its buyer and listing, so that none is made twice. */
  note: string;
  steps: TransactionStatus[];
  /** Taken back by the buyer, after the steps. */
  isWithdrawn?: boolean;
  daysAgo: number;
}

interface Wish extends Trade {
  buyer: "buyer" | "secondBuyer";
  /** Which of the listings that are sold by the piece, counted from the oldest. */
  listing: number;
}

const wishes: Wish[] = [
  {
    buyer: "buyer",
    listing: 0,
    quantity: 1,
    note: "Abfüllanlage steht. Ist Versand heute noch möglich?",
    steps: [],
    daysAgo: 0.1,
  },
  {
    buyer: "secondBuyer",
    listing: 1,
    quantity: 2,
    note: "Bitte mit Lieferschein an Tor 3.",
    steps: [],
    daysAgo: 0.5,
  },
  {
    buyer: "buyer",
    listing: 2,
    quantity: 1,
    note: "Welcher Erzeugnisstand steht auf dem Typenschild?",
    steps: [],
    daysAgo: 1,
  },
  {
    buyer: "buyer",
    listing: 3,
    quantity: 2,
    note: "Abholung am Freitag wäre uns recht.",
    steps: ["RESERVED"],
    daysAgo: 2,
  },
  {
    buyer: "secondBuyer",
    listing: 4,
    quantity: 1,
    note: "Reserve für die Strangpresse.",
    steps: ["RESERVED"],
    daysAgo: 3,
  },
  {
    buyer: "buyer",
    listing: 5,
    quantity: 2,
    note: "Rechnung bitte an die Zentrale.",
    steps: ["RESERVED"],
    daysAgo: 4,
  },
  {
    buyer: "secondBuyer",
    listing: 6,
    quantity: 1,
    note: "Ersatz für Linie 2.",
    steps: ["RESERVED", "COMPLETED"],
    daysAgo: 9,
  },
  {
    buyer: "buyer",
    listing: 7,
    quantity: 2,
    note: "Wie telefonisch besprochen.",
    steps: ["RESERVED", "COMPLETED"],
    daysAgo: 12,
  },
  {
    buyer: "buyer",
    listing: 8,
    quantity: 1,
    note: "Für unser Ersatzteillager.",
    steps: ["COMPLETED"],
    daysAgo: 16,
  },
  {
    buyer: "secondBuyer",
    listing: 9,
    quantity: 1,
    note: "Passt leider nicht zur Bauform.",
    steps: ["CANCELLED"],
    daysAgo: 7,
  },
  {
    buyer: "buyer",
    listing: 10,
    quantity: 1,
    note: "Bitte Foto vom Anschluss.",
    steps: ["RESERVED", "CANCELLED"],
    daysAgo: 8,
  },
  {
    buyer: "secondBuyer",
    listing: 11,
    quantity: 1,
    note: "Bedarf hat sich erledigt.",
    steps: ["RESERVED"],
    isWithdrawn: true,
    daysAgo: 5,
  },
  {
    buyer: "buyer",
    listing: 12,
    quantity: 1,
    note: "Anderweitig beschafft, danke.",
    steps: [],
    isWithdrawn: true,
    daysAgo: 6,
  },
];

/** A dozen trades in every state, through the mutations themselves; those that exist are left as they are. */
export async function seedTransactions(companies: Companies): Promise<void> {
  const listings = await db().listing.findMany({
    where: { status: "ACTIVE", bundleOnly: false, minOrderQuantity: 1, quantity: { gte: 3 } },
    select: { id: true, ownerUserId: true },
    orderBy: { id: "asc" },
    take: wishes.length,
  });
  for (const { buyer, listing: place, ...wish } of wishes) {
    const listing = listings[place];
    if (listing) {
      await seedTrade(companies[buyer], listing, wish);
    }
  }
}

/** A trade through the mutations themselves; one that exists is left as it is. */
export async function seedTrade(
  buyer: Member,
  listing: { id: number; ownerUserId: string },
  { quantity, note, steps, isWithdrawn, daysAgo: ago }: Trade,
): Promise<void> {
  const known = { userId: buyer.userId, listingId: listing.id, note };
  if ((await db().transaction.count({ where: known })) > 0) {
    return;
  }
  const { id } = await createTransaction(buyer, { listingId: listing.id, quantity, note });
  const seller = { userId: listing.ownerUserId, isAdmin: false };
  for (const status of steps) {
    await setTransactionStatus(seller, id, status);
  }
  if (isWithdrawn) {
    await setTransactionStatus(buyer, id, "CANCELLED");
  }
  await dateTrade(id, daysAgo(ago));
}
