import { readFileSync } from "node:fs";
import { repositoryRoot } from "../process/child.ts";
import { recallVerdict } from "./goals";
import { hasRealNumbers } from "./parts";
import { questionKinds, type Recall, type RivalRecall } from "./recall";
import type { BenchReport, SizeReport } from "./report";
import { machine, number, table } from "./tables";

/** docs/search-benchmark.md. All figures are printed as they were measured. */
export function searchReportOf({
  sizes,
  samples,
  postgres,
  failures,
  pending,
}: BenchReport): string {
  const missing = [...failures, ...pending];
  return [
    "# Searching part numbers: a benchmark",
    "Written by `npm run bench`; do not edit.",
    missing.length === 0 ? "" : `**This run is not whole:** ${missing.join("; ")}.`,
    what(samples),
    howToRepeat,
    anotherEngine,
    `## What was measured\n\n${machine(postgres)}\n\n${versions()}`,
    ...sizes.map(sizeSection),
  ]
    .filter((section) => section !== "")
    .join("\n\n")
    .concat("\n");
}

function what(samples: number): string {
  return `What people type who look for an industrial part is a number with a slip in it, or words around it. This benchmark asks
such questions, ${samples} of each kind, of offers whose truth is known, and counts those that the first page answers: its
first ten different parts (a manufacturer's number counts once, however many offer it).

**Offers** come from a seeded generator (\`scripts/bench/listings.ts\`): listing n is always the same. ${
    hasRealNumbers
      ? "Three quarters have one of 100,000 real numbers (public jlcparts data, MIT)"
      : "This run had made numbers in place of real ones"
  }, 15 % one in the manner of ${"75 known manufacturers"} (\`catalogue/known-manufacturers.ts\`), 9 % a
6ES7 of Siemens; each a kind of part, a measure and a series in its name (\`catalogue/part-kinds.ts\`).

**Numbers**: an offer's number as its manufacturer writes it, with one slip. Any character wrong; one beside it on a German keyboard; a look-alike (O 0 Q, I 1 L, B 8, S 5, Z 2); one missing, one doubled
or added, two neighbours swapped; separators left out, added, changed; the shortest beginning that at most five numbers share;
a stretch inside that at most five share. Numbers of fewer than five characters are not asked for, and a slip that is itself another number, or
begins one, is drawn anew. Answered: one row is an offer of the meant manufacturer's number.

**Words** (\`questions/word-questions.ts\`): manufacturers alone, answered where all rows are theirs; kinds of parts, with measures and manufacturers, answered
where all rows are such; numbers among other words, answered as above; pasted names, answered where the first row carries it (with a
word too many: any row). Truth is computed from the generator alone, never by a search.`;
}

const howToRepeat = `## How to repeat it

\`npm ci && npm run bench\` measures 10,000, 100,000 and 1,000,000 offers, \`BENCH_MAX=10000000 npm run bench\` ten million too;
\`BENCH_SIZES=10000 BENCH_PAGES=off BENCH_TRADES=off BENCH_IMPORTS=off npm run bench\` is a look of some minutes, whose report stands in
\`.data/search-benchmark.md\`. With \`BENCH_SAMPLES\` more or fewer questions are asked. Real numbers are read from
\`../shared/data/parts.csv.gz\` (columns \`manufacturer,mpn,ean,alternate_codes,name\`); where it is missing, numbers are made.`;

const anotherEngine = `## Another engine

A module that exports \`index(documents)\` and \`search(query)\` (\`scripts/bench/peers/engine.ts\`): it is given offers
(\`{ id, manufacturer, mpn, codes, nameDe, nameEn, descriptionDe }\`, an async iterable) and answers ids, the best first, fifty at most.
\`BENCH_ENGINE=./mine.mjs npm run bench\` asks it the same questions in a process of its own, with 4 GB and ten minutes to index.
\`peers/minisearch.ts\` is an example of 25 lines. \`BENCH_QUESTIONS=directory\` writes offers and questions with their truth as lines of JSON, for
engines of other languages.`;

function versions(): string {
  const { devDependencies } = JSON.parse(readFileSync(`${repositoryRoot}/package.json`, "utf8"));
  const engines = ["@orama/orama", "minisearch", "flexsearch"];
  return `Peers: ILIKE over number, name and manufacturer; pg_trgm, \`%\` and similarity over the number; full text, \`simple\`
over number, manufacturer and name (all three in the same PostgreSQL); ${engines
    .map((name) => `${name} ${devDependencies[name]}`)
    .join(
      ", ",
    )} up to 100,000 offers. Who takes longer than five seconds for a kind is asked fewer of
its questions, ten at least; the number stands behind the share.`;
}

function sizeSection({ listings, recalls }: SizeReport): string {
  const columns = ["", ...recalls.map(({ name }) => name)];
  const rowsOf = (cell: (recall: Recall, isOwn: boolean, group: "numbers" | "words") => string) =>
    questionKinds.map(({ name, group }) => [
      name,
      ...recalls.map((one, place) => {
        const recall = one.recalls.find(({ kind }) => kind === name);
        return recall === undefined ? "–" : cell(recall, place === 0, group);
      }),
    ]);
  const shares = rowsOf((recall, isOwn, group) => {
    const share = recall.answered / recall.asked;
    const text = isOwn ? recallVerdict(share, group, listings) : `${(share * 100).toFixed(1)} %`;
    return recall.asked === recalls[0]?.recalls[0]?.asked ? text : `${text} of ${recall.asked}`;
  });
  const times = rowsOf(({ spread }) => `${spread.p50.toFixed(1)} / ${spread.p95.toFixed(1)}`);
  return `## ${number(listings)} offers

Answered on the first page; goals for Lagerfund in brackets where they are missed.

${table(columns, shares)}

Milliseconds, p50 / p95.

${table(columns, times)}

${table(
  ["", "index"],
  recalls.map(({ name, note }) => [name, note]),
)}

${missedOf(recalls[0])}`.trimEnd();
}

function missedOf(own: RivalRecall | undefined): string {
  const rows = (own?.recalls ?? [])
    .filter(({ missed }) => missed.length > 0)
    .map(({ kind, missed }) => [kind, missed.map((text) => `\`${text}\``).join(" · ")]);
  return rows.length === 0
    ? ""
    : `What Lagerfund did not answer, five of a kind at most:\n\n${table(["kind", "typed"], rows)}`;
}
