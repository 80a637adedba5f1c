import path from "node:path";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { fuzzySearchListings } from "@/lib/search/operations";
import { query } from "../../scripts/database/connection.ts";
import { step } from "../../scripts/process/steps.ts";
import { type Spread, spreadOf } from "./figures";
import { benchParts } from "./fill/parts";
import type { Asked, Rival } from "./peers/engine";
import { askSqlPeers } from "./peers/sql";
import { startEngine } from "./peers/start-engine";
import { type Catalogue, catalogueOf } from "./questions/catalogue";
import { numberQuestions } from "./questions/number-questions";
import { isAnswered, type Question, questionsOf } from "./questions/question";
import { wordQuestions } from "./questions/word-questions";
import type { Wishes } from "./wishes";

export const questionKinds = [...numberQuestions, ...wordQuestions];

export interface Recall extends Spread {
  kind: string;
  asked: number;
  answered: number;
  /** Some unanswered queries, and what the page shows instead. */
  missed: { query: string; instead: string }[];
}

export interface RivalRecall {
  name: string;
  note: string;
  /** Empty when the rival could not run; `note` says why. */
  recalls: Recall[];
}

const mostMissed = 5;
// A slow rival gets fewer questions: a kind ends after this time.
const mostInMsEach = 5_000;
const mostInMemory = 100_000;
const engines = ["orama", "minisearch", "flexsearch"];

export async function measureRecall(
  databaseUrl: string,
  listings: number,
  { samples, hasPeers, engine }: Pick<Wishes, "samples" | "hasPeers" | "engine">,
): Promise<RivalRecall[]> {
  const rows = await query(databaseUrl, "SELECT code FROM product_code");
  const codes = rows.map(({ code }) => code);
  const catalogue = catalogueOf(listings, benchParts(), codes);
  const questions = questionKinds.map(
    (kind) => [kind.name, questionsOf(kind, catalogue, samples)] as const,
  );
  const results: RivalRecall[] = [];
  const ask = async (rival: Rival) => {
    const recalls: Recall[] = [];
    await step(`${rival.name}, its questions`, async () => {
      for (const [name, all] of questions) {
        recalls.push(await askKind(rival, name, all, catalogue));
      }
    });
    results.push({ name: rival.name, note: rival.note, recalls });
  };
  await ask(lagerfund);
  if (hasPeers) {
    await askSqlPeers(databaseUrl, ask);
    const peers = listings > mostInMemory ? [] : engines;
    const modules = peers.map((name) => path.join(import.meta.dirname, "peers", `${name}.ts`));
    for (const module of [...modules, ...(engine ? [path.resolve(engine)] : [])]) {
      const { name } = path.parse(module);
      try {
        const rival = await startEngine(name, module, databaseUrl);
        await ask(rival).finally(rival.stop);
      } catch (error) {
        results.push({ name, note: `${error}`, recalls: [] });
      }
    }
  }
  return results;
}

const lagerfund: Rival = {
  name: "Lagerfund",
  note: "kept by triggers",
  async search(text) {
    const asked = performance.now();
    const { answer } = await runOperation(fuzzySearchListings, visitor, { query: text });
    return { ids: answer.data.map(({ id }) => id), inMs: performance.now() - asked };
  },
};

async function askKind(
  rival: Rival,
  kind: string,
  questions: Question[],
  catalogue: Catalogue,
): Promise<Recall> {
  const times: number[] = [];
  const missed: Recall["missed"] = [];
  const begin = performance.now();
  for (const { query: text, truth } of questions) {
    if (times.length > 0 && rival !== lagerfund && performance.now() - begin > mostInMsEach) {
      break;
    }
    const { ids, inMs } = await searched(rival, text);
    times.push(inMs);
    const rows = ids.map(catalogue.factsOf);
    if (!isAnswered(truth, rows)) {
      const wrong = rows.find((row) => !isAnswered(truth, [row]));
      const instead = wrong ? `${wrong.manufacturer} ${wrong.mpn}, ${wrong.nameDe}` : "nothing";
      missed.push({ query: text, instead });
    }
  }
  return {
    kind,
    asked: times.length,
    answered: times.length - missed.length,
    ...spreadOf(times),
    missed: missed.slice(0, mostMissed),
  };
}

/** An error counts as an empty result with its time. */
async function searched(rival: Rival, text: string): Promise<Asked> {
  const asked = performance.now();
  try {
    return await rival.search(text);
  } catch {
    return { ids: [], inMs: performance.now() - asked };
  }
}
