import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { suggestManufacturers } from "@/lib/manufacturers/queries";
import { timedSearch } from "@/lib/metrics/timed";
import { readSearch } from "@/lib/operations/search-reads";
import { inSearchTurn } from "@/lib/operations/search-turns";
import type { Viewer } from "@/lib/operations/viewer";
import { type Client, noClient } from "@/lib/site/client";
import { entryColumns, forSale, isNotStuffed } from "./conditions";
import { findKindsBeginning, type KindGroup } from "./kind-groups";
import { normaliseCode } from "./rules";
import type { SearchSuggestions, SuggestedCode, SuggestedKind } from "./suggested";
import {
  kindsForSaleStatement,
  likeCodesStatement,
  nearbyCodesStatement,
  startingCodesStatement,
} from "./suggestion-statements";

const maxCodes = 8;
const maxSimilar = 5;
const maxManufacturers = 3;
const maxKinds = 3;
const maxLikelyKinds = 12;
// One letter begins half of all codes: nobody means the first eight of them.
const minTyped = 2;
// Less than that is inside of half of all codes.
const minInside = 4;

/** What a search bar offers for what has been typed so far, the same for everybody: only what is for sale. */
export async function listSearchSuggestions(
  viewer: Viewer,
  query: string,
  client: Client = noClient,
): Promise<SearchSuggestions> {
  if (query.length < minTyped) {
    return { codes: [], manufacturers: [], kinds: [] };
  }
  const [[codes, kinds], manufacturers] = await timedSearch("suggestions", () =>
    Promise.all([
      inSearchTurn(client, () =>
        readSearch(
          viewer,
          client,
          async (database): Promise<[SuggestedCode[], SuggestedKind[]]> => [
            await suggestedCodes(database, normaliseCode(query)),
            await suggestedKinds(database, query),
          ],
        ),
      ),
      suggestManufacturers(query, maxManufacturers, client),
    ]),
  );
  return { codes, manufacturers, kinds };
}

/** The codes for sale most like a query, the most similar first; none for a query without letters and digits. */
export async function listSimilarCodes(
  viewer: Viewer,
  query: string,
  client: Client = noClient,
): Promise<SuggestedCode[]> {
  const code = normaliseCode(query);
  if (code === "") {
    return [];
  }
  const question = { code, entries, limit: maxSimilar };
  const find = () =>
    readSearch(viewer, client, (database) =>
      database.$queryRaw<FoundCode[]>(likeCodesStatement(question)),
    );
  const rows = await timedSearch("similar", () => inSearchTurn(client, find));
  return rows.map(asWritten);
}

// One listing with the numbers of many makers would else be all that is offered.
const entries = Prisma.sql`${forSale(entryColumns)} AND ${isNotStuffed}`;

/** Those that begin so; where these are few also those that hold it or are one slip away. */
async function suggestedCodes(database: Database, code: string): Promise<SuggestedCode[]> {
  if (code.length < minTyped) {
    return [];
  }
  const question = { code, entries, limit: maxCodes };
  const starting = await database.$queryRaw<FoundCode[]>(startingCodesStatement(question));
  if (starting.length === maxCodes || code.length < minInside) {
    return starting.map(asWritten);
  }
  const nearby = await database.$queryRaw<FoundCode[]>(
    nearbyCodesStatement({ ...question, limit: maxCodes - starting.length }),
  );
  return [...starting, ...nearby].map(asWritten);
}

// What was for sale a moment ago mostly still is, and the kinds that many offer take longest to look up.
const forSaleForMs = 10 * 60_000;
const forSaleUntil = new Map<KindGroup, number>();

/** Those with a name in either language that begins so, and of which something is for sale. */
async function suggestedKinds(database: Database, query: string): Promise<SuggestedKind[]> {
  const isKnown = (kind: KindGroup) => (forSaleUntil.get(kind) ?? 0) > Date.now();
  const likely = findKindsBeginning(query, maxLikelyKinds);
  const unknown = likely.filter((kind) => !isKnown(kind));
  if (unknown.length > 0) {
    const terms = unknown.map((kind) => kind.terms);
    const found = await database.$queryRaw<{ place: number }[]>(kindsForSaleStatement(terms));
    for (const kind of found.flatMap(({ place }) => unknown[place] ?? [])) {
      forSaleUntil.set(kind, Date.now() + forSaleForMs);
    }
  }
  return likely
    .filter(isKnown)
    .slice(0, maxKinds)
    .map(({ names }) => names);
}

interface FoundCode {
  /** Normalised. */
  code: string;
  /** All codes of a listing that carries it, as written. */
  written: (string | null)[];
  manufacturer: string;
}

function asWritten({ code, written, manufacturer }: FoundCode): SuggestedCode {
  const own = written.find((one) => one !== null && normaliseCode(one) === code);
  return { code: own ?? code, manufacturer };
}
