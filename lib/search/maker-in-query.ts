import "server-only";
import type { Database } from "@/lib/db/client";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import { normaliseCode } from "./rules";

// "Phoenix Contact GmbH 2866763": longer names than three words are found by their number alone.
const maxWordsOfName = 3;

export interface Split {
  /** What is left of the query. */
  query: string;
  manufacturerId: number;
  /** A name with a digit, which may as well be the beginning of a number. */
  isLikeNumber: boolean;
}

/**
 * "Siemens 6ES7 315" and "6ES7 315 Siemens" as the number and its maker, the way purchasers type; null where neither the
 * first words nor the last ones are a verified manufacturer's whole name, or nothing is left beside it. What anybody may
 * enter with a listing is no name here: "6ES7" would take over everybody's search.
 */
export async function splitByMaker(database: Database, query: string): Promise<Split | null> {
  const splits = possibleSplits(query);
  if (splits.length === 0) {
    return null;
  }
  const known = await database.manufacturer.findMany({
    where: {
      normalisedName: { in: splits.map(({ name }) => name) },
      OR: [isVerified, { mergedInto: isVerified }],
    },
    select: { id: true, normalisedName: true, mergedIntoId: true },
  });
  const byName = new Map(known.map((maker) => [maker.normalisedName, maker]));
  for (const { name, rest } of splits) {
    const maker = byName.get(name);
    if (maker) {
      const manufacturerId = maker.mergedIntoId ?? maker.id;
      return { query: rest, manufacturerId, isLikeNumber: /\d/.test(name) };
    }
  }
  return null;
}

const isVerified = { mergedIntoId: null, verifiedAt: { not: null } };

/** Names that the query may begin or end with, normalised, the longest first. */
function possibleSplits(query: string): { name: string; rest: string }[] {
  const words = query.split(/\s+/).filter((word) => word !== "");
  const longest = Math.min(maxWordsOfName, words.length - 1);
  return Array.from({ length: Math.max(0, longest) }, (_, index) => longest - index)
    .flatMap((count) => [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ])
    .map(([name = [], rest = []]) => ({
      name: normaliseManufacturerName(name.join(" ")),
      rest: rest.join(" "),
    }))
    .filter(({ name, rest }) => name !== "" && normaliseCode(rest) !== "");
}
