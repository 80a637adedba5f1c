import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { fuzzySearchListings } from "@/lib/search/operations";
import { query } from "../../scripts/database/connection.ts";
import { onEnd } from "../../scripts/process/ending.ts";
import { step } from "../../scripts/process/steps.ts";
import { chanceOf } from "./fill/chance";
import { benchParts } from "./fill/parts";
import { startEngine } from "./peers/child-engine";
import { writeDocuments } from "./peers/documents";
import type { Asked, Rival } from "./peers/engine";
import { askSqlPeers } from "./peers/sql";
import { type Spread, spreadOf } from "./quantiles";
import { type Catalogue, catalogueOf } from "./questions/catalogue";
import { numberQuestions } from "./questions/number-questions";
import { isAnswered, type Question, questionsOf } from "./questions/question";
import { wordQuestions } from "./questions/word-questions";
import type { Wishes } from "./wishes";

export const questionKinds = [...numberQuestions, ...wordQuestions];

/** How one rival did with one kind of question. */
export interface Recall {
  kind: string;
  asked: number;
  answered: number;
  spread: Spread;
  /** Some that were not answered, and what stands on the page instead. */
  missed: { query: string; instead: string | null }[];
}

export interface RivalRecall {
  name: string;
  note: string;
  /** Empty where it could not be asked; `note` says why. */
  recalls: Recall[];
}

const mostMissed = 5;
// Who is slow is asked less often: after this time a kind ends.
const mostInMsEach = 5_000;
/** JavaScript engines hold everything in memory. */
const mostInMemory = 100_000;
const engines = ["orama", "minisearch", "flexsearch"];

type RecallWishes = Pick<Wishes, "samples" | "hasPeers" | "engine" | "questions">;

/** Asks Lagerfund, and what a team would take instead, the same questions of a database that `fillTo` has filled. */
export async function measureRecall(
  databaseUrl: string,
  listings: number,
  { samples, hasPeers, engine, questions: directory }: RecallWishes,
): Promise<RivalRecall[]> {
  const codes = await query(databaseUrl, "SELECT code FROM product_code");
  const catalogue = catalogueOf(
    listings,
    benchParts(),
    codes.map(({ code }) => code),
  );
  const questions = questionKinds.map(
    (kind) => [kind, questionsOf(kind, catalogue, samples, chanceOf)] as const,
  );
  if (directory) {
    mkdirSync(directory, { recursive: true });
    await writeDocuments(databaseUrl, path.join(directory, `offers-${listings}.jsonl`));
    const lines = questions.flatMap(([{ name }, all]) =>
      all.map((question) => JSON.stringify({ kind: name, ...question })),
    );
    writeFileSync(path.join(directory, `questions-${listings}.jsonl`), lines.join("\n"));
  }
  const results: RivalRecall[] = [];
  const ask = async (rival: Rival) => {
    const recalls: Recall[] = [];
    await step(`${rival.name}, its questions`, async () => {
      for (const [{ name }, all] of questions) {
        recalls.push(await askKind(rival, name, all, catalogue));
      }
    });
    results.push({ name: rival.name, note: rival.note, recalls });
  };
  await ask(lagerfund);
  if (hasPeers) {
    await askSqlPeers(databaseUrl, ask);
    await askEngines(databaseUrl, listings, engine, ask, results);
  }
  return results;
}

/** As a page of search results shows it. */
const lagerfund: Rival = {
  name: "Lagerfund",
  note: "kept by triggers",
  async search(text) {
    const asked = performance.now();
    const { answer } = await runOperation(fuzzySearchListings, visitor, { query: text });
    return { ids: answer.data.map(({ id }) => id), inMs: performance.now() - asked };
  },
};

async function askEngines(
  databaseUrl: string,
  listings: number,
  ownEngine: string | null,
  ask: (rival: Rival) => Promise<void>,
  results: RivalRecall[],
) {
  const directory = mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  onEnd(remove);
  const documents = path.join(directory, "offers.jsonl");
  const ours = listings > mostInMemory ? [] : engines;
  const wanted = [
    ...ours.map((name) => [name, path.join(import.meta.dirname, "peers", `${name}.ts`)] as const),
    ...(ownEngine ? [[path.parse(ownEngine).name, path.resolve(ownEngine)] as const] : []),
  ];
  if (wanted.length > 0) {
    await writeDocuments(databaseUrl, documents);
  }
  for (const [name, modulePath] of wanted) {
    try {
      const rival = await startEngine(name, modulePath, documents);
      await ask(rival).finally(rival.stop);
    } catch (error) {
      results.push({
        name,
        note: error instanceof Error ? error.message : `${error}`,
        recalls: [],
      });
    }
  }
  remove();
}

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
      const instead = wrong ? `${wrong.manufacturer} ${wrong.mpn}, ${wrong.nameDe}` : null;
      missed.push({ query: text, instead });
    }
  }
  return {
    kind,
    asked: times.length,
    answered: times.length - missed.length,
    spread: spreadOf(times),
    missed: missed.slice(0, mostMissed),
  };
}

/** What ends in an error has found nothing, and taken its time. */
async function searched(rival: Rival, text: string): Promise<Asked> {
  const asked = performance.now();
  try {
    return await rival.search(text);
  } catch {
    return { ids: [], inMs: performance.now() - asked };
  }
}
