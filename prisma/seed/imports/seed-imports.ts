import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { type ListingStatusChange, setListingStatuses } from "@/lib/listings/mutations";
import type { Companies } from "../companies";
import { dateListing, daysAgo } from "../dates";
import { rowsOf } from "../parts";
import { seedTrade, tradeOf } from "../transactions";
import { importedBefore, importList } from "./import-list";

// Newer ones would lead the newest list without an image.
const importedDaysAgo = 6.5;
/** Six parts each, as an ERP system exports them. */
const importedFiles = {
  seller: "Restbestand-Schaltschrankbau.csv",
  buyer: "Ersatzteile-Abfuellung-alt.csv",
  administrator: "Musterbestand.csv",
} as const;
const buyers = { seller: "administrator", buyer: "seller", administrator: "buyer" } as const;

/** By position; the first two parts are sold. */
const statuses: Partial<Record<number, ListingStatusChange["status"]>> = {
  2: "DRAFT",
  3: "RESERVED",
  4: "DELETED",
};
/** Trades of the first two parts, with notes per owner. */
const trades = rowsOf(new URL("trades.csv", import.meta.url));

/** Gives each demo login an import, sales and purchases. Existing data stays unchanged. */
export async function seedImports(companies: Companies): Promise<void> {
  for (const role of Object.keys(buyers) as (keyof typeof buyers)[]) {
    const [owner, buyer] = [companies[role], companies[buyers[role]]];
    const listingIds = await seedList(owner, role);
    for (const row of trades) {
      const listing = { id: listingIds[Number(row.place)] ?? 0, ownerUserId: owner.userId };
      await seedTrade(buyer, listing, tradeOf({ ...row, note: row[role] ?? "" }));
    }
    await setStatuses(owner, listingIds);
  }
}

async function seedList(owner: Member, role: keyof typeof importedFiles): Promise<number[]> {
  const fileName = importedFiles[role];
  const known = await importedBefore(owner, fileName);
  if (known.length > 0) {
    return known;
  }
  const text = readFileSync(new URL(fileName, import.meta.url), "utf8");
  const [headings = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  const listingIds = await importList(owner, { fileName, headings, rows });
  const at = daysAgo(importedDaysAgo);
  for (const id of listingIds) {
    await dateListing(id, at);
  }
  await db().csvImport.updateMany({
    where: { userId: owner.userId, fileName },
    data: { createdAt: at, importedAt: at, lastStepAt: at },
  });
  return listingIds;
}

async function setStatuses(owner: Member, listingIds: number[]): Promise<void> {
  const active = await db().listing.findMany({
    where: { id: { in: listingIds }, status: "ACTIVE" },
    select: { id: true },
  });
  const changes = active.flatMap(({ id }) => {
    const status = statuses[listingIds.indexOf(id)];
    return status ? [{ id, status }] : [];
  });
  await setListingStatuses(owner, changes);
}
