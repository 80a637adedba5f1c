import { db } from "@/lib/db/client";
import { seedCompanies } from "./companies";
import { dateListing, daysAgo } from "./dates";
import { seedImports } from "./imports/seed-imports";
import { seedListing, verifyManufacturers } from "./listings";
import { allParts, typedManufacturers } from "./parts";
import { seedPastTrades } from "./past-trades";
import { seedSecurityEvents } from "./security-events";
import { seedTransactions } from "./transactions";
import { seedUploadedFiles } from "./uploaded-files";

const oldestInDays = 340;

/** Repeatable: existing data stays unchanged, and an interrupted run continues. */
async function seed(): Promise<void> {
  if (await isComplete()) {
    return;
  }
  const companies = await seedCompanies();
  for (const [index, part] of allParts.entries()) {
    const seller = index % 3 === 2 ? companies.secondSeller : companies.seller;
    const listingId = await seedListing(seller, part);
    await dateListing(listingId, daysAgo(ageInDays(index)));
  }
  await verifyManufacturers(allParts);
  await seedTransactions(companies);
  await seedPastTrades(companies);
  // After the trades, which pick their listings by position.
  for (const [index, part] of typedManufacturers.entries()) {
    await dateListing(await seedListing(companies.secondSeller, part), daysAgo(1.4 + 2.3 * index));
  }
  await seedImports(companies);
  await seedUploadedFiles(companies);
  await seedSecurityEvents(companies);
  await seedViews();
  await db().$executeRaw`COMMENT ON TABLE listing IS 'demo data complete'`;
}

/** Spreads listings over the past year, more of them recently. */
function ageInDays(index: number): number {
  return 0.2 + oldestInDays * (1 - (index + 1) / allParts.length) ** 1.5;
}

/** Older listings have more views. */
async function seedViews(): Promise<void> {
  await db().$executeRaw`
    UPDATE listing SET views = 2 + extract(day FROM now() - created_at)::integer * (3 + id % 5) / 4
    WHERE views = 0`;
}

/** A complete seed never runs again, whatever visitors have changed. */
async function isComplete(): Promise<boolean> {
  const [row] = await db().$queryRaw<{ comment: string | null }[]>`
    SELECT obj_description('listing'::regclass) AS comment`;
  return row?.comment === "demo data complete";
}

await seed();
await db().$disconnect();
