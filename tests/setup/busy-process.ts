import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { registerHooks } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";

// A process that goes on reading and writing by the application's own operations until it is told something, for tests that
// do something to the database meanwhile. Says when it is ready, and tells at the end what its calls have met.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "server-only"
      ? { url: new URL("server-only.ts", import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

/** What calls of a kind have met; what failed by its messages. */
export interface Met {
  calls: number;
  longestInMs: number;
  failures: string[];
}

const pauseInMs = 5;
const { db } = await import("@/lib/db/client");
const { runOperation } = await import("@/lib/operations/run");
const { visitor } = await import("@/lib/operations/viewer");
const { createListing, getListingById, updateListing } = await import("@/lib/listings/operations");
const { fuzzySearchListings } = await import("@/lib/search/operations");
const { createTransaction } = await import("@/lib/transactions/operations");

const [seller, buyer] = await Promise.all([makeTrader(), makeTrader()]);
const entered = {
  manufacturer: { name: "SKF" },
  nameDe: "Rillenkugellager",
  descriptionDe: "Neu.",
  pickupPossible: true,
  pricePerProductInCt: 900,
  quantity: 1000,
};
const { listingId } = (await runOperation(createListing, seller, { ...entered, mpn: "OWN" }))
  .answer;
const offers = await db().listing.findMany({
  where: { status: "ACTIVE", searchCodes: { isEmpty: false } },
  select: { id: true, searchCodes: true },
  take: 500,
});

const kinds: Record<string, () => Promise<unknown>> = {
  search: () => runOperation(fuzzySearchListings, visitor, { query: offer().searchCodes[0] ?? "" }),
  detail: () => runOperation(getListingById, visitor, { listingId: offer().id }),
  create: () => runOperation(createListing, seller, { ...entered, mpn: randomUUID() }),
  update: () =>
    runOperation(updateListing, seller, { ...entered, id: listingId, mpn: randomUUID() }),
  request: () => runOperation(createTransaction, buyer, { listingId, quantity: 1 }),
};
const met: Record<string, Met> = {};
let isDone = false;

// What is loaded with the first call of each is no wait for the database.
await Promise.all(Object.values(kinds).map((call) => call()));
const loops = Object.entries(kinds).map(([kind, call]) => keepCalling(kind, call));
process.stdout.write("ready");
await once(process.stdin, "data");
isDone = true;
await Promise.all(loops);
process.stdout.write(JSON.stringify(met), () => process.exit());

async function keepCalling(kind: string, call: () => Promise<unknown>): Promise<void> {
  const own: Met = { calls: 0, longestInMs: 0, failures: [] };
  met[kind] = own;
  while (!isDone) {
    const begin = performance.now();
    await call().catch((error: Error) => own.failures.push(`${error.name}: ${error.message}`));
    own.calls += 1;
    own.longestInMs = Math.max(own.longestInMs, Math.round(performance.now() - begin));
    await sleep(pauseInMs);
  }
}

function offer() {
  return offers[Math.floor(Math.random() * offers.length)] ?? { id: listingId, searchCodes: [] };
}

async function makeTrader() {
  const { id } = await db().user.create({ data: { username: `busy-${randomUUID()}` } });
  return { userId: id, isAdmin: false };
}
