import { db } from "@/lib/db/client";
import { seedCompanies } from "./companies";
import { dateListing, seedListing, verifyManufacturers } from "./listings";
import { allParts } from "./parts/all-parts";
import { seedTransactions } from "./transactions";

const hoursBetweenListings = 7;

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
    await dateListing(listingId, (allParts.length - index) * hoursBetweenListings);
  }
  await verifyManufacturers();
  await seedTransactions(companies);
  await db().$executeRaw`COMMENT ON TABLE listing IS 'demo data complete'`;
}

/** Whatever a visitor of the demo has changed since, a complete seed is never repeated. */
async function isComplete(): Promise<boolean> {
  const [row] = await db().$queryRaw<{ comment: string | null }[]>`
    SELECT obj_description('listing'::regclass) AS comment`;
  return row?.comment === "demo data complete";
}

await seed();
await db().$disconnect();
