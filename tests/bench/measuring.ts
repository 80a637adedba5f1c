import pg from "pg";
import { searchOptions } from "@/lib/db/client";
import { failureCode } from "@/lib/errors/failure-code";
import { chanceOf } from "./fill/chance";
import { type Spread, spreadOf } from "./quantiles";
import type { Kind, Offer } from "./samples";

/** What one kind of question took; the ratio is of the medians. */
export interface Measured {
  kind: string;
  operation: Spread;
  bare: Spread;
  statements: number;
}

/**
 * Times every kind of question by `runOperation`, and the same statements bare through `pg`, turn by turn. All questions of
 * a kind are asked once before: warm is what other questions have read since, never the very question just before.
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
    await warmUp(kinds, offers);
    const measured: Measured[] = [];
    for (const kind of kinds) {
      measured.push(await measure(kind, offers, bare));
    }
    return measured;
  } finally {
    await bare.end();
  }
}

/** Right after it was filled, nothing of a large database is in memory: what is cut off has at least been read. */
async function warmUp(kinds: Kind[], offers: Offer[]): Promise<void> {
  for (const kind of kinds) {
    const questions = offers.map((offer, index) => kind.askOf(chanceOf(index), offer));
    await inTurn(questions, unlessCutOff);
  }
}

async function measure(kind: Kind, offers: Offer[], bare: pg.Client): Promise<Measured> {
  const questions = offers.map((offer, index) => kind.askOf(chanceOf(index), offer));
  const sent = await inTurn(questions, (ask) => statementsOf(() => unlessCutOff(ask)));
  const [operation, alone]: [number[], number[]] = [[], []];
  const halfway = Math.floor(questions.length / 2);
  await inTurn(questions, async (ask, index) => {
    // Of the question that comes half a round later or came before.
    const statements = sent[(index + halfway) % sent.length] ?? [];
    await timed(ask, operation);
    await timed(() => replay(bare, statements), alone);
  });
  return {
    kind: kind.name,
    operation: spreadOf(operation),
    bare: spreadOf(alone),
    statements: spreadOf(sent.map(({ length }) => length)).p50,
  };
}

async function inTurn<One, Answer>(
  all: One[],
  work: (one: One, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, one] of all.entries()) {
    answers.push(await work(one, index));
  }
  return answers;
}

async function timed(work: () => Promise<unknown>, durations: number[]): Promise<void> {
  const begin = performance.now();
  await unlessCutOff(work);
  durations.push(performance.now() - begin);
}

/** What takes too long is cut off, and has taken that long. */
async function unlessCutOff(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error) => {
    if (failureCode(error) !== "QUERY_TIMEOUT") {
      throw error;
    }
  });
}

/** Listings for sale from everywhere in the catalogue, each time the same ones. */
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

/** What `work` sends to PostgreSQL over any connection of this process, in that order. */
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

/** Sends statements one after the other, as a program without any library would. */
async function replay(client: pg.Client, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    await client.query({ text, values, rowMode: "array" });
  }
}
