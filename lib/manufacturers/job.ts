import "server-only";
import { randomUUID } from "node:crypto";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { editDistance } from "@/lib/part-numbers/edit-distance";
import type { Job } from "@/lib/queue/job";
import { enqueueJob, type Queue } from "@/lib/queue/queue";
import type { Likeness } from "./schema";

interface ComparedManufacturer {
  id: number;
  name: string;
  normalisedName: string;
}

interface Candidate extends ComparedManufacturer {
  letters: string;
  ownLetters: string;
  score: number;
}

const claimedAtOnce = 20;

/**
 * Compares a batch of new, renamed or long uncompared ones. False where none is left. Throws after
 * the batch.
 */
export async function compareSomeManufacturers(): Promise<boolean> {
  const claimed = await db().$queryRaw<ComparedManufacturer[]>`
    UPDATE manufacturer SET compared_at = now() WHERE id IN (
      SELECT id FROM manufacturer
      WHERE merged_into_id IS NULL AND (compared_at IS NULL OR compared_at < now() - interval '7 days')
      ORDER BY compared_at NULLS FIRST, id LIMIT ${claimedAtOnce} FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id, name, normalised_name AS "normalisedName"`;
  const failures: unknown[] = [];
  for (const manufacturer of claimed) {
    await compare(manufacturer).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw failures[0];
  }
  return claimed.length > 0;
}

const maxPerManufacturer = 5;

async function compare(own: ComparedManufacturer): Promise<void> {
  const candidates = await db().$queryRaw<Candidate[]>(nearestStatement(own));
  const found = candidates.flatMap((other) => {
    const likeness = likenessOf(own, other);
    return likeness ? [{ ...other, likeness }] : [];
  });
  const nearestFound = found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxPerManufacturer);
  if (nearestFound.length > 0) {
    await insertDuplicates(own, nearestFound);
  }
}

const nearest = 20;

function nearestStatement(own: ComparedManufacturer): Prisma.Sql {
  const { id, normalisedName: plain } = own;
  const other = Prisma.sql`merged_into_id IS NULL AND id <> ${id} AND id <> ALL (ARRAY(
    SELECT other_id FROM manufacturer_distinction WHERE one_id = ${id}
    UNION ALL SELECT one_id FROM manufacturer_distinction WHERE other_id = ${id}))`;
  return Prisma.sql`
SELECT m.id, m.name, m.normalised_name AS "normalisedName", manufacturer_letters(m.normalised_name) AS letters,
  manufacturer_letters(${plain}) AS "ownLetters",
  similarity(manufacturer_letters(m.normalised_name), manufacturer_letters(${plain}))::float8 AS score
FROM (
  (SELECT id FROM manufacturer WHERE ${other}
    ORDER BY manufacturer_letters(normalised_name) <-> manufacturer_letters(${plain}) LIMIT ${nearest})
  UNION
  SELECT id FROM manufacturer WHERE ${other} AND normalised_name = ANY (${beginningsOf(own)}::text[])
  UNION
  (SELECT id FROM manufacturer WHERE ${other} AND length(${plain}) >= 2 AND starts_with(normalised_name, ${plain})
    LIMIT ${nearest})
) near JOIN manufacturer m USING (id)`;
}

/** Skips manufacturers that were merged or renamed meanwhile. */
async function insertDuplicates(
  own: ComparedManufacturer,
  found: (Candidate & { likeness: Likeness })[],
): Promise<void> {
  const compared = [own, ...found];
  await db().$executeRaw`
    WITH kept AS MATERIALIZED (
      SELECT id FROM manufacturer m
      WHERE merged_into_id IS NULL AND (id, normalised_name) IN (
        SELECT * FROM unnest(${compared.map(({ id }) => id)}::int[], ${compared.map((one) => one.normalisedName)}::text[])
      )
      ORDER BY id FOR KEY SHARE OF m
    )
    INSERT INTO manufacturer_duplicate (one_id, other_id, likeness, score)
    SELECT least(found.id, own.id), greatest(found.id, own.id), found.likeness, found.score
    FROM unnest(
      ${found.map(({ id }) => id)}::int[], ${found.map(({ likeness }) => likeness)}::text[],
      ${found.map(({ score }) => score)}::real[]
    ) AS found (id, likeness, score) JOIN kept USING (id) JOIN kept own ON own.id = ${own.id}
    ON CONFLICT DO NOTHING`;
}

// Short names are too often one slip apart.
const shortestAlike = 5;

const shortestSharedBeginning = 8;

const sharedBeginning = 6;

const leastAlike = 0.4;

function likenessOf(own: ComparedManufacturer, other: Candidate): Likeness | null {
  const { letters, ownLetters, score } = other;
  if (letters === ownLetters) {
    return "letters";
  }
  const isBeginning =
    beginningsOf(own).includes(other.normalisedName) ||
    beginningsOf(other).includes(own.normalisedName);
  if (isBeginning) {
    return "beginning";
  }
  const isNear = sharesBeginning(ownLetters, letters) || isSlipApart(ownLetters, letters);
  return score >= leastAlike && isNear ? "alike" : null;
}

/** The first words, normalised: "siemens" for "Siemens Energy". */
function beginningsOf({ name, normalisedName }: ComparedManufacturer): string[] {
  const words = name.trim().split(/[\s,/&+-]+/);
  const letters = [...normalisedName];
  const beginnings = words.slice(1).map((_, place) => {
    const beginning = words.slice(0, place + 1).join("");
    return letters.slice(0, [...beginning.replace(/[\p{P}\p{S}]/gu, "")].length).join("");
  });
  return beginnings.filter((plain) => plain.length >= 2 && plain !== normalisedName);
}

function sharesBeginning(one: string, other: string): boolean {
  return (
    Math.min(one.length, other.length) >= shortestSharedBeginning &&
    one.slice(0, sharedBeginning) === other.slice(0, sharedBeginning)
  );
}

/** Also true for two letters that changed places. */
function isSlipApart(one: string, other: string): boolean {
  return Math.max(one.length, other.length) >= shortestAlike && editDistance(one, other, 1) <= 1;
}

const hourInSeconds = 60 * 60;

const maxJobInMs = 60_000;

const compareQueue: Queue = {
  name: "compare-manufacturers",
  jobs: {
    expireInSeconds: 10 * 60,
    retryLimit: 2,
    retryDelay: 60,
    // The stored job shows that this hour's comparison is done.
    deleteAfterSeconds: 2 * hourInSeconds,
  },
};

export const duplicatesJob: Job = {
  queue: compareQueue,
  atOnce: 1,
  pollEveryInSeconds: 5,
  everyInSeconds: hourInSeconds,
  handle: compareManufacturers,
};

export async function requestComparison(tx: Database): Promise<void> {
  await enqueueJob(tx, compareQueue, randomUUID());
}

async function compareManufacturers(): Promise<void> {
  const until = Date.now() + maxJobInMs;
  while (await compareSomeManufacturers()) {
    if (Date.now() > until) {
      await requestComparison(db());
      return;
    }
  }
}
