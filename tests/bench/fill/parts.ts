import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { drawKind, type PartKind } from "./catalogue/part-kinds";
import { chanceOf } from "./chance";

export interface BenchPart {
  manufacturer: string;
  mpn: string;
  alternate: string;
  ean: string | null;
  kind: PartKind;
}

const partCount = 100_000;
const realNumbers = path.resolve(import.meta.dirname, "../../../../shared/data/parts.csv.gz");

export const hasRealNumbers = existsSync(realNumbers);

export function benchParts(): BenchPart[] {
  allParts ??= hasRealNumbers ? readParts() : madeParts();
  return allParts;
}

let allParts: BenchPart[] | undefined;

function readParts(): BenchPart[] {
  const csv = gunzipSync(readFileSync(realNumbers)).toString("utf8");
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  return data.map(({ manufacturer = "", mpn = "", alternate_codes: codes = "" }, index) => ({
    manufacturer,
    mpn,
    alternate: codes.split("|")[0] ?? "",
    ean: eanOf(index),
    kind: kindOf(index),
  }));
}

const manners = [
  "NU ####-@@#",
  "LC1D##@#@",
  "28#####",
  "@@##-###@-##",
  "E3Z-@##@#",
  "##########",
  "1LE1###-#@@#",
  "3RT2###-#@@##",
  "MS-##D##-@#",
  "@@@#####@@@@",
];
const manufacturerCount = 2000;

function madeParts(): BenchPart[] {
  return Array.from({ length: partCount }, (_, index) => {
    const chance = chanceOf(index);
    return {
      manufacturer: `${chance.oneOf(["Werk", "Technik", "Electric", "Pneumatik"])} ${chance.ranked(manufacturerCount)}`,
      mpn: chance.written(chance.oneOf(manners)),
      alternate: chance.written("C#######"),
      ean: eanOf(index),
      kind: kindOf(index),
    };
  });
}

function eanOf(part: number): string | null {
  const chance = chanceOf(partCount + part);
  return chance.isHit(0.2) ? chance.written("40###########") : null;
}

function kindOf(part: number): PartKind {
  return drawKind(chanceOf(2 * partCount + part));
}
