import { readFileSync } from "node:fs";
import { repositoryRoot } from "../../scripts/process/child.ts";
import { knownManufacturers } from "./fill/catalogue/known-manufacturers";
import { hasRealNumbers } from "./fill/parts";
import { recallVerdict } from "./goals";
import { questionKinds, type Recall, type RivalRecall } from "./recall";
import type { BenchReport, SizeReport } from "./report";
import { machine, number, table } from "./tables";

/** docs/search-benchmark.md. All figures are printed as they were measured. */
export function searchReportOf({ sizes, samples, postgres, failures }: BenchReport): string {
  return [
    "# Searching part numbers: a benchmark",
    "Written by `npm run bench`; do not edit.",
    failures.length === 0 ? "" : `**This run is not whole:** ${failures.join("; ")}.`,
    what(),
    howToRepeat,
    anotherEngine,
    `## What was measured\n\n${machine(postgres)}\n\n${versions()}`,
    ...sizes.map((size) => sizeSection(size, samples)),
  ]
    .filter((section) => section !== "")
    .join("\n\n")
    .concat("\n");
}

function what(): string {
  const most = hasRealNumbers
    ? "Three quarters carry one of 100,000 real numbers (public jlcparts data, MIT)"
    : "**In this run three quarters carry made numbers**, since the real ones were not at hand";
  return `Who looks for an industrial part types its number with a slip in it, or words around it. This benchmark asks such questions,
each of its kind, of offers of which the truth is known, and counts those that the first page answers: its first ten
different parts, where a manufacturer's number counts once, however many offer it.

**Offers** come from a seeded generator (\`tests/bench/fill/listings.ts\`): offer n is always the same. ${most},
one in seven a number in the manner of ${knownManufacturers.length} known manufacturers (\`catalogue/known-manufacturers.ts\`), one in
ten a 6ES7 of Siemens. Each has a kind of part, a measure and a series in its name (\`catalogue/part-kinds.ts\`).

**Numbers** (\`questions/slips.ts\`) are written as the manufacturer does, with one slip: any character wrong; a key beside it on a
German keyboard; a look-alike (O 0 Q, I 1 L, B 8, S 5, Z 2); a character missing; one doubled or added; two neighbours
swapped; separators left out, added, changed. Then the shortest beginning that at most five numbers share, and a stretch from
inside that at most five share. Numbers of fewer than five characters are left out. A slip that is itself another number, or
begins one, is drawn anew: it would rightly find that. Answered: one row is an offer of that number, whoever makes it.

**Words** (\`questions/word-questions.ts\`): manufacturers alone, answered where all rows are theirs; kinds of parts, alone, with
a measure or a manufacturer, answered where all rows are such; numbers among other words, answered as above, and beside a
manufacturer where one row is an offer of that manufacturer's number; pasted names,
answered where the first row carries that name, with a word too many where any does. Manufacturers are the known ones. What is right
follows from the generator alone, never from a search.`;
}

const howToRepeat = `## How to repeat it

\`npm ci && npm run bench\` measures 10,000, 100,000 and 1,000,000 offers; \`BENCH_MAX=10000000\` goes on to ten million, which takes two hours more. A look of some
minutes is \`BENCH_SIZES=10000 BENCH_PAGES=off BENCH_TRADES=off BENCH_IMPORTS=off npm run bench\`; its report stands in
\`.data/search-benchmark.md\`. \`BENCH_SAMPLES\` says how many questions of a kind are asked. Real numbers are read from
\`../shared/data/parts.csv.gz\` (columns \`manufacturer,mpn,ean,alternate_codes,name\`); without it numbers are made.`;

const anotherEngine = `## Another engine

Write a module that exports \`index(documents)\` and \`search(query)\` (\`tests/bench/peers/engine.ts\`). The first is given offers,
\`{ id, manufacturer, mpn, codes, nameDe, nameEn, descriptionDe }\`, as an async iterable; the second answers their ids, the best
first, fifty at most. \`BENCH_ENGINE=./mine.mjs npm run bench\` asks it the same questions, in a process of its own with 4 GB and ten
minutes to index; \`peers/minisearch.ts\` is an example. For other languages \`BENCH_QUESTIONS=directory\` writes offers, and questions with
their truth, as lines of JSON.`;

function versions(): string {
  const { devDependencies } = JSON.parse(readFileSync(`${repositoryRoot}/package.json`, "utf8"));
  const engines = ["@orama/orama", "minisearch", "flexsearch"];
  const exact = engines.map((name) => `${name} ${devDependencies[name]}`).join(", ");
  return `Peers in the same PostgreSQL: ILIKE over number, name and manufacturer; pg_trgm, \`%\` and similarity of the number; full text,
\`simple\`, over number, manufacturer and name. In memory, up to 100,000 offers: ${exact}. Who takes longer than
five seconds for a kind is asked fewer of its questions, one at least; how many then stands behind the share.`;
}

function sizeSection({ listings, recalls }: SizeReport, samples: number): string {
  const columns = ["", ...recalls.map(({ name }) => name)];
  const rowsOf = (cell: (recall: Recall, isOwn: boolean, group: "numbers" | "words") => string) =>
    questionKinds.map(({ name, group }) => [
      name,
      ...recalls.map((one, place) => {
        const recall = one.recalls.find(({ kind }) => kind === name);
        return recall === undefined || recall.asked === 0 ? "–" : cell(recall, place === 0, group);
      }),
    ]);
  const shares = rowsOf((recall, isOwn, group) => {
    const share = recall.answered / recall.asked;
    const text = isOwn ? recallVerdict(share, group, listings) : `${(share * 100).toFixed(1)} %`;
    return recall.asked === recalls[0]?.recalls[0]?.asked ? text : `${text} of ${recall.asked}`;
  });
  const times = rowsOf(({ spread }) => `${spread.p50.toFixed(1)} / ${spread.p95.toFixed(1)}`);
  return `## ${number(listings)} offers

${samples} questions of a kind. Answered on the first page; goals for Lagerfund in brackets where they are missed.

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
  const rows = (own?.recalls ?? []).flatMap(({ kind, missed }) =>
    missed.map(({ query, instead }) => [kind, `\`${query}\``, instead ?? "nothing"]),
  );
  return rows.length === 0
    ? ""
    : `What Lagerfund did not answer, five of a kind at most:\n\n${table(["kind", "typed", "found instead"], rows)}`;
}
