import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../../scripts/process/child.ts";
import { machine, number, type Spread, table } from "./figures";
import { hasRealNumbers } from "./fill/parts";
import { costResult, growthResult, importResult, recallResult, speedResult } from "./goals";
import type { MeasuredImport } from "./imports";
import type { Measured } from "./measuring";
import { questionKinds, type Recall, type RivalRecall } from "./recall";

/** The tables of each page under docs/, in measuring order. */
export type Report = Record<"performance.md" | "search-benchmark.md", string[]> & {
  postgres: string;
  failures: string[];
};

const figuresBegin = "## What was measured";

/** Keeps the published page's text and replaces its figures. */
export function pageOf(name: keyof Report & `${string}.md`, report: Report): string {
  const published = readFileSync(path.join(repositoryRoot, "docs", name), "utf8");
  const [words = ""] = published.split(figuresBegin);
  const failures = report.failures.map((failure) => `**This run is not whole:** ${failure}.`);
  const figures = [figuresBegin, ...failures, machine(report.postgres), ...report[name]];
  return `${words}${figures.join("\n\n")}\n`;
}

const kindColumns = ["kind", "operation p50/p95/p99", "bare p50/p95/p99", "ratio", "statements"];

function kindRow({ kind, operation, bare, statements }: Measured): string[] {
  const ratio = (operation.p50 / bare.p50).toFixed(2);
  return [kind, spread(operation), spread(bare), ratio, String(statements)];
}

export function searchTable(listings: number, samples: number, measured: Measured[]): string {
  const rows = measured.map((one) => [
    ...kindRow(one),
    (one.operation.p50 - one.bare.p50).toFixed(1),
    speedResult(one, listings),
    costResult(one),
  ]);
  const title = `### ${number(listings)} listings, ${samples} questions of a kind`;
  return `${title}\n\n${table([...kindColumns, "+ ms", "in time", "cost"], rows)}`;
}

export function growthTable(sizes: { listings: number; measured: Measured[] }[]): string {
  const rows = (sizes[0]?.measured ?? []).map(({ kind }, place) => {
    const medians = sizes.map(({ measured }) => measured[place]?.operation.p50 ?? Number.NaN);
    const growths = medians.slice(1).map((median, index) => median / (medians[index] ?? 0));
    const cells = sizes.map(({ listings, measured }) => {
      const one = measured[place];
      return one ? sizeCell(one, listings) : "–";
    });
    return [kind, ...cells, ...growths.map(growthResult)];
  });
  const names = sizes.map(({ listings }) => number(listings));
  const steps = names.slice(1).map((name, index) => `${names[index]} → ${name}`);
  return `### Operations by size, and growth of their median\n\n${table(["kind", ...names, ...steps], rows)}`;
}

function sizeCell(measured: Measured, listings: number): string {
  const { p50, p95 } = measured.operation;
  const text = `${p50.toFixed(1)}/${p95.toFixed(1)}`;
  const isInTime = speedResult(measured, listings).startsWith("yes");
  return `${isInTime ? text : `**${text}**`}${costResult(measured) === "yes" ? "" : "†"}`;
}

export function tradeTable(trades: number, samples: number, measured: Measured[]): string {
  const title = `### ${number(trades)} trades, ${samples} questions of a kind`;
  return `${title}\n\n${table(kindColumns, measured.map(kindRow))}`;
}

export function importTable(imports: MeasuredImport[], listings: number): string {
  const rows = imports.map((one) => {
    const rate = (inMs: number) => number((one.rows / inMs) * 1000);
    const ratio = one.importInMs / one.copyInMs;
    return [
      number(one.rows),
      ...[one.checkInMs, one.importInMs, one.copyInMs].map(rate),
      `${ratio.toFixed(2)} ${importResult(ratio)}`,
      ((one.importInMs + one.checkInMs) / one.copyInMs).toFixed(2),
      ...[one.updateInMs, one.undoInMs].map(rate),
      `${(one.heldInBytes / 2 ** 20).toFixed(1)} MB`,
    ];
  });
  const rates = ["check", "import", "bare COPY"].map((name) => `${name}, rows/s`);
  const ratios = ["import : COPY", "check and import : COPY"];
  const columns = ["rows", ...rates, ...ratios, "update, rows/s", "its undo, rows/s", "held"];
  return `### Imports into ${number(listings)} listings\n\n${table(columns, rows)}`;
}

export function recallTables(listings: number, samples: number, rivals: RivalRecall[]): string {
  const rowsOf = (cell: (recall: Recall, isOwn: boolean, group: "numbers" | "words") => string) =>
    questionKinds.map(({ name, group }) => [
      name,
      ...rivals.map(({ recalls }, place) => {
        const recall = recalls.find(({ kind }) => kind === name);
        return recall && recall.asked > 0 ? cell(recall, place === 0, group) : "–";
      }),
    ]);
  const mostAsked = rivals[0]?.recalls[0]?.asked;
  const shares = rowsOf(({ answered, asked }, isOwn, group) => {
    const share = answered / asked;
    const text = isOwn ? recallResult(share, group, listings) : (share * 100).toFixed(1);
    return asked === mostAsked ? text : `${text} (${asked})`;
  });
  const times = rowsOf((recall) => [recall.p50, recall.p95].map((ms) => ms.toFixed(1)).join("/"));
  const columns = ["", ...rivals.map(({ name }) => name)];
  const missed = (rivals[0]?.recalls ?? []).flatMap((recall) =>
    recall.missed.map(({ query, instead }) => [recall.kind, `\`${query}\``, instead]),
  );
  return [
    `## ${number(listings)} offers`,
    `${samples} questions of a kind${hasRealNumbers ? "" : ", **of made numbers**"}. Per cent answered on the first page.`,
    table(columns, shares),
    "Milliseconds, p50/p95.",
    table(columns, times),
    table(
      ["", "index"],
      rivals.map(({ name, note }) => [name, note]),
    ),
    ...(missed.length > 0
      ? [`Not answered:\n\n${table(["kind", "typed", "found instead"], missed)}`]
      : []),
  ].join("\n\n");
}

function spread({ p50, p95, p99 }: Spread): string {
  return [p50, p95, p99].map((duration) => duration.toFixed(1)).join("/");
}
