import "server-only";
import { db, searchDb } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { limitDirectory, limitSearch } from "@/lib/db/search-limits";
import { AppError } from "@/lib/errors/app-error";
import { cappedPage, countCap, limitAndOffset } from "@/lib/fields/capped-page";
import { aliasKeyOf, manufacturerHref, normaliseManufacturerName } from "@/lib/manufacturers/names";
import { type Client, noClient } from "@/lib/request/client";
import type { SitemapEntry } from "@/lib/site/sitemap-xml";
import { forSale, listingColumns } from "@/lib/stock/statements/visible-and-for-sale";
import {
  listingCap,
  type Manufacturer,
  type ManufacturerAlias,
  type ManufacturerDetail,
  type ManufacturerFilter,
  type ManufacturerIdInput,
  type ManufacturerOffers,
  type ManufacturerRecord,
  type ManufacturerRecordFilter,
  type ManufacturerRecordPage,
} from "../schema";
import { findManufacturersByAliases } from "./find-by-aliases";
import { findSimilarManufacturers } from "./find-similar";

/**
 * Verified ones first, or best match first. Leaves out merged ones and those without visible
 * listings. Throws QUERY_TIMEOUT.
 */
export async function listManufacturers(
  filter: ManufacturerFilter,
  client: Client = noClient,
): Promise<Manufacturer[]> {
  const { query, onlyVerified } = filter;
  const window = limitAndOffset(filter);
  if (query) {
    return limitSearch(client, () => listByName({ query, onlyVerified, ...window }, listAlike));
  }
  const list = () =>
    searchDb().$queryRaw<Manufacturer[]>(listStatement({ onlyVerified, ...window }));
  return onlyVerified && filter.page === 1 ? list() : limitSearch(client, list);
}

/** Only verified ones, by name or by a slip. */
export async function suggestManufacturers(
  query: string,
  limit: number,
  client: Client,
): Promise<Manufacturer[]> {
  const matching = { query, onlyVerified: true, limit, offset: 0 };
  return limitSearch(client, () => listByName(matching, listSlips));
}

async function listByName(
  matching: Matching,
  listOthers: (matching: Matching) => Promise<Manufacturer[]>,
): Promise<Manufacturer[]> {
  const found = await searchDb().$queryRaw<Manufacturer[]>(matchesStatement(matching));
  // A query with a digit is a part number.
  return found.length > 0 || /\d/.test(matching.query) ? found : listOthers(matching);
}

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

/** Follows a merge. Throws NOT_FOUND, also for an unverified one with `onlyVerified`. */
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

/** Only verified ones, from A to Z. Throws QUERY_TIMEOUT. */
export async function listManufacturersForSale(
  client: Client = noClient,
): Promise<ManufacturerOffers[]> {
  const rows = await limitDirectory(
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

// The database's collation differs between hosts.
const byName = new Intl.Collator("de");

interface ManufacturerWindow {
  onlyVerified: boolean;
  limit: number;
  offset: number;
}

interface Matching extends ManufacturerWindow {
  query: string;
}

function isListed(id: Prisma.Sql): Prisma.Sql {
  // LIMIT makes PostgreSQL ask for each manufacturer, where a join would read all listings.
  return Prisma.sql`(
    SELECT true FROM listing l WHERE l.manufacturer_id = ${id} AND l.status IN ('ACTIVE', 'RESERVED', 'SOLD')
      AND NOT EXISTS (SELECT FROM hidden_listing h WHERE h.listing_id = l.id)
    LIMIT 1
  )`;
}

/** Each half stops at the page's end. */
export function listStatement({ onlyVerified, limit, offset }: ManufacturerWindow): Prisma.Sql {
  const half = (condition: Prisma.Sql, place: number) => Prisma.sql`(
    SELECT m.id, m.name, ${place}::int AS place FROM manufacturer m
    WHERE m.merged_into_id IS NULL AND ${condition} ORDER BY m.name, m.id LIMIT ${limit + offset}
  )`;
  const verified = half(Prisma.sql`m.verified_at IS NOT NULL`, 0);
  const others = half(Prisma.sql`m.verified_at IS NULL AND ${isListed(Prisma.sql`m.id`)}`, 1);
  const halves = onlyVerified ? verified : Prisma.sql`${verified} UNION ALL ${others}`;
  return Prisma.sql`
    SELECT id, name FROM (${halves}) listed ORDER BY place, name, id LIMIT ${limit} OFFSET ${offset}`;
}

// "SIEMENS A" still finds Siemens, but "ab" does not find a manufacturer named "A".
const shortestStem = 3;
// Shorter beginnings of an alias look arbitrary.
const shortestAliasBeginning = 5;

/**
 * Ranks equal names, beginnings and aliases, names that contain it, then names that begin it.
 * Follows merges.
 */
function matchesStatement(matching: Matching): Prisma.Sql {
  const wanted = normaliseManufacturerName(matching.query);
  const alias = aliasKeyOf(wanted);
  const byName = rankedByName(Prisma.sql`CASE
        WHEN ${wanted} = '' THEN NULL
        WHEN normalised_name = ${wanted} THEN 0
        WHEN starts_with(normalised_name, ${wanted}) THEN 1
        WHEN strpos(normalised_name, ${wanted}) > 0 THEN 2
        WHEN length(normalised_name) >= ${shortestStem} AND starts_with(${wanted}, normalised_name) THEN 3
      END`);
  return rankedStatement(
    matching,
    Prisma.sql`${byName} UNION ALL
    SELECT COALESCE(m.merged_into_id, m.id), CASE WHEN a.folded = ${alias} THEN 1 ELSE 2 END
    FROM manufacturer_alias a JOIN manufacturer m ON m.id = a.manufacturer_id
    WHERE a.origin <> 'OFF' AND (a.folded = ${alias}
      OR length(${alias}) >= ${shortestAliasBeginning} AND a.folded >= ${alias} AND a.folded < ${`${alias}\u{10ffff}`})`,
  );
}

// "Siemes" is Siemens. Shorter words are similar to anything.
const shortestAlike = 4;
const leastAlike = 0.45;

function alikeStatement(matching: Matching): Prisma.Sql {
  const wanted = normaliseManufacturerName(matching.query);
  return rankedStatement(
    matching,
    rankedByName(Prisma.sql`CASE
        WHEN ${wanted.length >= shortestAlike} AND similarity(normalised_name, ${wanted}) >= ${leastAlike}
        THEN -similarity(normalised_name, ${wanted})
      END`),
  );
}

function rankedByName(rank: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT COALESCE(merged_into_id, id) AS target_id, rank FROM manufacturer
    CROSS JOIN LATERAL (SELECT ${rank} AS rank) AS match WHERE rank IS NOT NULL`;
}

/** `ranks` selects `target_id` and `rank`; the lowest comes first. */
function rankedStatement({ onlyVerified, limit, offset }: Matching, ranks: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT id, name FROM (
    SELECT target.id, target.name, target.verified_at
    FROM (${ranks}) AS match JOIN manufacturer AS target ON target.id = match.target_id
    WHERE NOT ${onlyVerified} OR target.verified_at IS NOT NULL
    GROUP BY target.id
    ORDER BY min(match.rank), target.verified_at IS NULL, target.name, target.id
    OFFSET 0
    ) ranked WHERE verified_at IS NOT NULL OR ${isListed(Prisma.sql`ranked.id`)}
    LIMIT ${limit} OFFSET ${offset}`;
}

/** Only verified ones with something for sale. */
export async function listManufacturerEntries(): Promise<SitemapEntry[]> {
  const rows = await searchDb().$queryRaw<{ id: number; name: string; newest: Date }[]>`
    SELECT m.id, m.name, newest.created_at AS newest
    FROM manufacturer m CROSS JOIN LATERAL (
      SELECT max(first.created_at) AS created_at
      FROM manufacturer known CROSS JOIN LATERAL (
        SELECT l.created_at FROM listing l
        WHERE l.manufacturer_id = known.id
          AND ${forSale(listingColumns)}
        ORDER BY l.created_at DESC, l.id DESC LIMIT 1
      ) first
      WHERE known.id = m.id OR known.merged_into_id = m.id
    ) newest
    WHERE m.verified_at IS NOT NULL AND m.merged_into_id IS NULL AND newest.created_at IS NOT NULL
    ORDER BY m.id`;
  return rows.map(({ newest, ...manufacturer }) => ({
    path: manufacturerHref(manufacturer),
    hasEnglish: true,
    lastModified: newest.toISOString(),
  }));
}

/** Leaves out merged ones. The total is capped at 10,001. */
export async function listManufacturerRecords(
  filter: ManufacturerRecordFilter,
): Promise<ManufacturerRecordPage> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT FROM manufacturer m WHERE ${meets(filter)} LIMIT ${countCap}) found`;
  const totalCount = counted?.total ?? 0;
  const page = recordPageStatement(filter);
  const records = totalCount === 0 ? [] : await db().$queryRaw<ManufacturerRecord[]>(page);
  return cappedPage(records, totalCount, filter.pageSize);
}

/** Also answers a merged one. Throws NOT_FOUND. */
export async function getManufacturerRecord(id: number): Promise<ManufacturerDetail> {
  const [record] = await findManufacturerRecords([id]);
  if (!record) {
    throw new AppError("NOT_FOUND");
  }
  return { ...record, aliases: await listManufacturerAliases(id) };
}

/** The whole name first, then from A to Z. */
function listManufacturerAliases(manufacturerId: number): Promise<ManufacturerAlias[]> {
  return db().manufacturerAlias.findMany({
    where: { manufacturerId },
    select: { name: true, origin: true },
    orderBy: [{ isWhole: "desc" }, { folded: "asc" }],
  });
}

export function findManufacturerRecords(ids: number[]): Promise<ManufacturerRecord[]> {
  return db().$queryRaw<ManufacturerRecord[]>`
    SELECT ${recordColumns} FROM manufacturer m WHERE m.id = ANY(${ids}::int[])`;
}

/** Unverified ones first, the newest first; by a query the best match; or by name. */
export function recordPageStatement(filter: ManufacturerRecordFilter): Prisma.Sql {
  const { limit, offset } = limitAndOffset(filter);
  const order = orderOf(filter);
  return Prisma.sql`
SELECT ${recordColumns} FROM (
  SELECT m.* FROM manufacturer m WHERE ${meets(filter)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
) m ORDER BY ${order}`;
}

const recordColumns = Prisma.sql`m.id, m.name, m.verified_at AS "verifiedAt", m.created_at AS "createdAt",
  (SELECT count(*)::int FROM (
    SELECT FROM listing l WHERE l.manufacturer_id = m.id LIMIT ${listingCap}
  ) counted) AS "listingCount",
  (SELECT jsonb_build_object('id', t.id, 'name', t.name) FROM manufacturer t WHERE t.id = m.merged_into_id) AS "mergedInto"`;

function orderOf({ query, sort }: ManufacturerRecordFilter): Prisma.Sql {
  if (sort === "name") {
    return Prisma.sql`m.name, m.id`;
  }
  return query
    ? Prisma.sql`strpos(m.normalised_name, ${wantedOf(query)}), length(m.normalised_name), m.name, m.id`
    : Prisma.sql`m.verified_at IS NOT NULL, m.created_at DESC, m.id DESC`;
}

function meets({ query, isVerified, isUnused }: ManufacturerRecordFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`m.merged_into_id IS NULL`,
    isVerified === true && Prisma.sql`m.verified_at IS NOT NULL`,
    isVerified === false && Prisma.sql`m.verified_at IS NULL`,
    query && Prisma.sql`strpos(m.normalised_name, ${wantedOf(query)}) > 0`,
    isUnused &&
      Prisma.sql`NOT EXISTS (SELECT FROM listing l WHERE l.manufacturer_id = m.id AND l.status <> 'DELETED')`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition instanceof Prisma.Sql),
    " AND ",
  );
}

function wantedOf(query: string): string {
  return normaliseManufacturerName(query);
}
