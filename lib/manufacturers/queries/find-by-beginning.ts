import "server-only";
import type { Database } from "@/lib/db/client";
import { aliasKeyOf } from "../names";

const maxWords = 4;
const shortestName = 3;
// "SEW" of SEW-Eurodrive; in small letters a part of a name may be a common word.
const abbreviation = /^[\p{Lu}+&-]{2,6}$/u;

interface KnownName {
  key: string;
  isWhole: boolean;
  name: string;
}

/** Answers a function that names the verified manufacturer at the beginning of a text, or null. */
export async function findManufacturersByBeginning(
  database: Database,
): Promise<(text: string) => string | null> {
  const known = await database.$queryRaw<KnownName[]>`
    SELECT a.folded AS key, a.is_whole OR a.origin <> 'RULE' AS "isWhole", target.name
    FROM manufacturer_alias a JOIN manufacturer known ON known.id = a.manufacturer_id
    JOIN manufacturer target ON target.id = coalesce(known.merged_into_id, known.id)
    WHERE a.is_verified AND a.origin <> 'OFF'`;
  const names = uniqueNames(known.filter(({ isWhole }) => isWhole));
  const abbreviations = uniqueNames(known.filter(({ isWhole }) => !isWhole));
  return (text) => {
    const words = text.trim().split(/\s+/, maxWords);
    for (let count = words.length; count > 0; count -= 1) {
      const beginning = words.slice(0, count).join(" ");
      const key = aliasKeyOf(beginning);
      const found = key.length < shortestName ? undefined : names.get(key);
      if (found) {
        return found;
      }
    }
    const first = words[0]?.replace(/(?<![:,;.])[:,;.]+$/, "") ?? "";
    return abbreviation.test(first) ? (abbreviations.get(aliasKeyOf(first)) ?? null) : null;
  };
}

/** Leaves out names that several manufacturers share. */
function uniqueNames(known: readonly KnownName[]): Map<string, string> {
  const byKey = Map.groupBy(known, ({ key }) => key);
  return new Map(
    [...byKey].flatMap(([key, found]): [string, string][] => {
      const [only, ...others] = new Set(found.map(({ name }) => name));
      return only !== undefined && others.length === 0 ? [[key, only]] : [];
    }),
  );
}
