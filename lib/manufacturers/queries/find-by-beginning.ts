import "server-only";
import type { Database } from "@/lib/db/client";
import { aliasKeyOf } from "../names";
import type { Manufacturer } from "../schema";

const maxWords = 4;
const shortestName = 3;
// "SEW" of SEW-Eurodrive; in small letters a part of a name may be a common word.
const abbreviation = /^[\p{Lu}+&-]{2,6}$/u;

interface Beginning {
  key: string;
  isAbbreviation: boolean;
}

/** By text, the verified manufacturer at its beginning. Leaves out names that several share. */
export async function findManufacturersByBeginning(
  database: Database,
  texts: readonly string[],
): Promise<Map<string, Manufacturer>> {
  const beginnings = [...new Set(texts)].map((text) => [text, beginningsOf(text)] as const);
  const keys = new Set(beginnings.flatMap(([, all]) => all.map(({ key }) => key)));
  const known = await database.$queryRaw<(Beginning & Manufacturer)[]>`
    SELECT a.folded AS key, NOT a.is_whole AND a.origin = 'RULE' AS "isAbbreviation", min(target.id) AS id, min(target.name) AS name
    FROM manufacturer_alias a JOIN manufacturer known ON known.id = a.manufacturer_id
    JOIN manufacturer target ON target.id = coalesce(known.merged_into_id, known.id)
    WHERE a.folded = ANY (${[...keys]}::text[]) AND a.is_verified AND a.origin <> 'OFF'
    GROUP BY 1, 2 HAVING count(DISTINCT target.id) = 1`;
  const manufacturers = new Map(
    known.map(({ id, name, ...beginning }) => [nameKey(beginning), { id, name }]),
  );
  return new Map(
    beginnings.flatMap(([text, all]): [string, Manufacturer][] => {
      const [found] = all.flatMap((beginning) => manufacturers.get(nameKey(beginning)) ?? []);
      return found ? [[text, found]] : [];
    }),
  );
}

function nameKey({ key, isAbbreviation }: Beginning): string {
  return `${isAbbreviation} ${key}`;
}

/** The longest first. */
function beginningsOf(text: string): Beginning[] {
  const words = text.trim().split(/\s+/, maxWords);
  const wholes = words
    .map((_, last) => aliasKeyOf(words.slice(0, last + 1).join(" ")))
    .filter((key) => key.length >= shortestName)
    .map((key) => ({ key, isAbbreviation: false }));
  const first = words[0]?.replace(/(?<![:,;.])[:,;.]+$/, "") ?? "";
  const short = { key: aliasKeyOf(first), isAbbreviation: true };
  return [...wholes.reverse(), ...(abbreviation.test(first) ? [short] : [])];
}
