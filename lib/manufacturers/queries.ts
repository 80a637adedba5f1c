import "server-only";
import { searchDb } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { windowOf } from "@/lib/operations/capped-page";
import { inDirectoryTurn, inSearchTurn } from "@/lib/operations/search-turns";
import { forSale, listingColumns } from "@/lib/search/conditions";
import { type Client, noClient } from "@/lib/site/client";
import { findManufacturersByAliases } from "./find-by-aliases";
import { findSimilarManufacturers } from "./find-similar";
import type { Manufacturer, ManufacturerOffers } from "./manufacturer";
import {
  alikeStatement,
  listStatement,
  type Matching,
  matchesStatement,
} from "./matches-statement";
import { aliasKeyOf, normaliseManufacturerName } from "./rules";
import type { ManufacturerFilter, ManufacturerIdInput } from "./schema";

/**
 * Manufacturers by name, verified ones first, or by how well they match a query, else those whose name is like it
 * ("Siemes"); those merged into another left out, and unverified ones of which nobody may see a listing. By a name it waits
 * for its turn: QUERY_TIMEOUT where too many search.
 */
export async function listManufacturers(
  filter: ManufacturerFilter,
  client: Client = noClient,
): Promise<Manufacturer[]> {
  const { query, onlyVerified } = filter;
  const window = windowOf(filter);
  if (query) {
    return inSearchTurn(client, () => listByName({ query, onlyVerified, ...window }, listAlike));
  }
  const list = () =>
    searchDb().$queryRaw<Manufacturer[]>(listStatement({ onlyVerified, ...window }));
  return onlyVerified && filter.page === 1 ? list() : inSearchTurn(client, list);
}

/** Verified manufacturers for somebody who is typing: by name, else the one that was meant by a slip, and no further. */
export async function suggestManufacturers(
  query: string,
  limit: number,
  client: Client,
): Promise<Manufacturer[]> {
  const matching = { query, onlyVerified: true, limit, offset: 0 };
  return inSearchTurn(client, () => listByName(matching, listSlips));
}

async function listByName(
  matching: Matching,
  listOthers: (matching: Matching) => Promise<Manufacturer[]>,
): Promise<Manufacturer[]> {
  const found = await searchDb().$queryRaw<Manufacturer[]>(matchesStatement(matching));
  // What has a digit is a part's number.
  return found.length > 0 || /\d/.test(matching.query) ? found : listOthers(matching);
}

/** The one that was meant by a slip, else those whose name is like it. */
async function listAlike(matching: Matching): Promise<Manufacturer[]> {
  const { query, onlyVerified, limit, offset } = matching;
  const slips = await listSlips({ ...matching, offset: 0, limit: offset + limit });
  if (slips.length > 0) {
    return slips.slice(offset);
  }
  const meant = (await findSimilarManufacturers([query], { onlyVerified })).get(query);
  const alike = await searchDb().$queryRaw<Manufacturer[]>(alikeStatement(matching));
  return meant && offset === 0
    ? [meant, ...alike.filter(({ id }) => id !== meant.id)].slice(0, limit)
    : alike;
}

async function listSlips({ query, limit }: Matching): Promise<Manufacturer[]> {
  const alias = aliasKeyOf(normaliseManufacturerName(query));
  const slips = await findManufacturersByAliases(searchDb(), [alias]);
  return slips.slice(0, limit).map(({ manufacturerId: id, name }) => ({ id, name }));
}

/** The manufacturer, or the one that it was merged into; only a verified one where that is asked. Throws NOT_FOUND. */
export async function getManufacturer({
  id,
  onlyVerified,
}: ManufacturerIdInput): Promise<Manufacturer> {
  const select = { id: true, name: true, verifiedAt: true };
  const found = await searchDb().manufacturer.findUnique({
    where: { id },
    select: { ...select, mergedInto: { select } },
  });
  const manufacturer = found?.mergedInto ?? found;
  if (!manufacturer || (onlyVerified && !manufacturer.verifiedAt)) {
    throw new AppError("NOT_FOUND");
  }
  return { id: manufacturer.id, name: manufacturer.name };
}

const offersCap = 1001;

/** Verified manufacturers of which something is for sale, from A to Z. QUERY_TIMEOUT where too many ask. */
export async function listManufacturersForSale(
  client: Client = noClient,
): Promise<ManufacturerOffers[]> {
  const rows = await inDirectoryTurn(
    client,
    () => searchDb().$queryRaw<ManufacturerOffers[]>`
    SELECT m.id, m.name, counted.offers
    FROM manufacturer m CROSS JOIN LATERAL (
      SELECT count(*)::int AS offers FROM (
        SELECT FROM manufacturer known JOIN listing l ON l.manufacturer_id = known.id
        WHERE (known.id = m.id OR known.merged_into_id = m.id)
          AND ${forSale(listingColumns)}
        LIMIT ${offersCap}
      ) found
    ) counted
    WHERE m.verified_at IS NOT NULL AND m.merged_into_id IS NULL AND counted.offers > 0`,
  );
  return rows.sort((one, other) => byName.compare(one.name, other.name));
}

// The database's own order differs from host to host.
const byName = new Intl.Collator("de");
