import { db } from "@/lib/db/client";
import { seedCompanies } from "./companies";
import { dateListing, daysAgo } from "./dates";
import { seedImports } from "./imports/seed-imports";
import { seedListing, verifyManufacturers } from "./listings";
import { allParts, typedMakers } from "./parts";
import { seedPastTrades } from "./past-trades";
import { seedSecurityEvents } from "./security-events";
import { seedTransactions } from "./transactions";
import { seedUploadedFiles } from "./uploaded-files";

const oldestInDays = 340;

/**
 * The demo's companies, parts and trades. What exists is left as it is, so that a second start keeps the data
 * and a start after kill -9 goes on where the last one stopped.
 */
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
  // Behind the trades, which take theirs of the listings above.
  for (const [index, part] of typedMakers.entries()) {
    await dateListing(await seedListing(companies.secondSeller, part), daysAgo(1.4 + 2.3 * index));
  }
  await seedImports(companies);
  await seedUploadedFiles(companies);
  await seedSecurityEvents(companies);
  await seedViews();
  await db().$executeRaw`COMMENT ON TABLE listing IS 'demo data complete'`;
}

/** Spreads the listings over the past year, the last parts the newest, and more of them by and by. */
function ageInDays(index: number): number {
  return 0.2 + oldestInDays * (1 - (index + 1) / allParts.length) ** 1.5;
}

/** The older, the more have looked at it. */
async function seedViews(): Promise<void> {
  await db().$executeRaw`
    UPDATE listing SET views = 2 + extract(day FROM now() - created_at)::integer * (3 + id % 5) / 4
    WHERE views = 0`;
}

/** Whatever a visitor of the demo has changed since, a complete seed is never repeated. */
async function isComplete(): Promise<boolean> {
  const [row] = await db().$queryRaw<{ comment: string | null }[]>`
    SELECT obj_description('listing'::regclass) AS comment`;
  return row?.comment === "demo data complete";
}

await seed();
await db().$disconnect();
