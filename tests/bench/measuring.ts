import pg from "pg";
import { searchOptions } from "@/lib/db/client";
import { errorCodeOf } from "@/lib/error-reporting/error-code-of";
import { type Spread, spreadOf, timeOf } from "./figures";
import { chanceOf } from "./fill/chance";
import type { Kind, Offer } from "./samples";

export interface Measured {
  kind: string;
  operation: Spread;
  bare: Spread;
  statements: number;
}

/**
 * Times operations and, alternately, their statements through `pg`. A first round warms the caches with all
 * questions of a kind.
 */
export async function measureKinds(
  databaseUrl: string,
  sampleCount: number,
  kinds: Kind[],
): Promise<Measured[]> {
  const bare = new pg.Client({ connectionString: databaseUrl, options: searchOptions });
  await bare.connect();
  try {
    const offers = await offersOf(bare, sampleCount);
    const asked = kinds.map(({ name, askOf }) => ({
      name,
      questions: offers.map((offer, index) => askOf(chanceOf(index), offer)),
    }));
    // A freshly filled database is not in memory, so even a query that times out warms it.
    for (const ask of asked.flatMap(({ questions }) => questions)) {
      await unlessCutOff(ask);
    }
    const measured: Measured[] = [];
    for (const { name, questions } of asked) {
      measured.push({ kind: name, ...(await measure(questions, bare)) });
    }
    return measured;
  } finally {
    await bare.end();
  }
}

type Ask = () => Promise<unknown>;

async function measure(questions: Ask[], bare: pg.Client): Promise<Omit<Measured, "kind">> {
  const sent: Statement[][] = [];
  for (const ask of questions) {
    sent.push(await statementsOf(() => unlessCutOff(ask)));
  }
  const [operation, alone]: [number[], number[]] = [[], []];
  const halfway = Math.floor(questions.length / 2);
  for (const [index, ask] of questions.entries()) {
    // Statements of a question from half a round away, so that its rows are not freshly cached.
    const statements = sent[(index + halfway) % sent.length] ?? [];
    operation.push(await timeOf(() => unlessCutOff(ask)));
    alone.push(await timeOf(() => unlessCutOff(() => replay(bare, statements))));
  }
  return {
    operation: spreadOf(operation),
    bare: spreadOf(alone),
    statements: spreadOf(sent.map(({ length }) => length)).p50,
  };
}

async function unlessCutOff(work: Ask): Promise<void> {
  await work().catch((error) => {
    if (errorCodeOf(error) !== "QUERY_TIMEOUT") {
      throw error;
    }
  });
}

async function offersOf(client: pg.Client, count: number): Promise<Offer[]> {
  const { rows } = await client.query("SELECT max(id) AS last FROM listing");
  const chance = chanceOf(count);
  const ids = Array.from({ length: count * 3 }, () => 1 + chance.below(rows[0].last));
  const found = await client.query(
    `SELECT l.id, search_codes[1 + l.id % cardinality(search_codes)] AS code, manufacturer_id AS "manufacturerId",
       m.name AS manufacturer, split_part(name_de, ' ', 1) AS kind
     FROM listing l JOIN manufacturer m ON m.id = manufacturer_id
     WHERE l.id = ANY($1) AND status = 'ACTIVE' AND quantity > sold_quantity + reserved_quantity LIMIT $2`,
    [ids, count],
  );
  return found.rows;
}

interface Statement {
  text: string;
  values: unknown[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** Records what `work` sends to PostgreSQL over any connection of this process. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  const seen: Statement[] = [];
  prototype.query = function record(...given) {
    const [first, second] = given as [string | Partial<Statement>, unknown];
    const text = typeof first === "string" ? first : (first.text ?? "");
    const own = typeof first === "string" ? undefined : first.values;
    seen.push({ text, values: own ?? (Array.isArray(second) ? second : []) });
    return send.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return seen;
}

async function replay(client: pg.Client, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    await client.query({ text, values, rowMode: "array" });
  }
}
