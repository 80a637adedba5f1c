import type { Statement } from "../database/sql-statements.ts";

const name = '((?:"?\\w+"?\\.)?"?\\w+"?)';

// Without quotes and the schema that everybody means.
export function plain(text: string): string {
  return text.replaceAll('"', "").replace(/^public\./, "");
}

export function tablesMadeBy({ text }: Statement): string[] {
  const made = new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${name}`, "i").exec(text);
  return made?.[1] ? [plain(made[1])] : [];
}

export type Alteration = { table: string; actions: string[] };

// The parts of an ALTER TABLE; null for other statements.
export function alterationOf({ text }: Statement): Alteration | null {
  const found = new RegExp(`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${name} (.*)$`, "i").exec(text);
  const [, table, actions] = found ?? [];
  return table && actions ? { table: plain(table), actions: splitAtCommas(actions) } : null;
}

// `CHECK (x IS NOT NULL) NOT VALID`, by constraint and column, each with its table.
export function notNullChecksIn(text: string): { constraint: string; column: string }[] {
  const { table, actions } = alterationOf({ text, bodies: [], comments: [] }) ?? emptyAlteration;
  return actions.flatMap((action) => {
    const found =
      /^ADD CONSTRAINT "?(\w+)"? CHECK \(\(?"?(\w+)"? IS NOT NULL\)?\) NOT VALID$/i.exec(action);
    return found ? [{ constraint: `${table}.${found[1]}`, column: `${table}.${found[2]}` }] : [];
  });
}

export function validatedIn(text: string): string[] {
  const { table, actions } = alterationOf({ text, bodies: [], comments: [] }) ?? emptyAlteration;
  return actions.flatMap((action) => {
    const found = /^VALIDATE CONSTRAINT "?(\w+)"?$/i.exec(action);
    return found ? [`${table}.${found[1]}`] : [];
  });
}

const emptyAlteration: Alteration = { table: "", actions: [] };

function splitAtCommas(actions: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of actions) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) {
      parts.push("");
    } else {
      parts[parts.length - 1] += sign;
    }
  }
  return parts.map((part) => part.trim());
}
