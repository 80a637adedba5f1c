import { costVerdict, growthVerdict, importVerdict, speedVerdict } from "./goals";
import type { MeasuredImport } from "./imports";
import type { Measured } from "./measuring";
import type { Spread } from "./quantiles";
import type { RivalRecall } from "./recall";
import { machine, number, table } from "./tables";

/** What was measured at one number of listings. */
export interface SizeReport {
  listings: number;
  codes: number;
  measured: Measured[];
  /** Lagerfund first, then what a team would take instead. */
  recalls: RivalRecall[];
}

export interface BenchReport {
  /** How many questions of a kind were asked. */
  samples: number;
  sizes: SizeReport[];
  /** What was asked about trades at the largest size; null when that was left out. */
  trades: { count: number; samples: number; measured: Measured[] } | null;
  /** Files of several sizes, imported into the largest size; empty when that was left out. */
  imports: MeasuredImport[];
  postgres: string;
  /** The sections of the pages' benchmarks, Markdown; empty when only searches were measured. */
  pages: string;
  /** What went wrong, by section. */
  failures: string[];
}

/** Before anything was measured. */
export function emptyReport(postgres: string, samples: number): BenchReport {
  return { samples, sizes: [], trades: null, imports: [], postgres, pages: "", failures: [] };
}

/** docs/performance.md. All figures are printed as they were measured; nothing is left out or rounded up. */
export function reportOf(report: BenchReport): string {
  const { samples, sizes, trades, imports, postgres, pages, failures } = report;
  return [
    "# Performance",
    "Written by `npm run bench`; do not edit. What the figures are held against: docs/decisions/0064-search-that-reads.md.",
    failures.length === 0 ? "" : `**This run is not whole:** ${failures.join("; ")}.`,
    machine(postgres),
    `## Searches

Milliseconds, ${samples} different questions of each kind, warm. **Operation**: \`runOperation\`, as pages and
\`POST /operations\` call it. **Bare**: the very statements it sent, with the same values, through \`pg\` in the same run, turn
by turn. Goals for a million listings, and others for ten: **in time** (in brackets, p95 at most, or p50 and p95); **cost**:
the operation's median is at most 1.5 times the bare one or 2 ms above it; growth from one size to the next is below 2 times.
What is found, and by what a team would take instead, stands in [search-benchmark.md](search-benchmark.md).`,
    ...sizes.map(sizeTable),
    growthTable(sizes),
    trades ? tradesTable(trades) : "",
    imports.length > 0 ? importsTable(imports, sizes.at(-1)?.listings ?? 0) : "",
    pages,
  ]
    .filter((section) => section !== "")
    .join("\n\n")
    .concat("\n");
}

const measuredColumns = [
  "kind",
  "operation p50 / p95 / p99",
  "bare p50 / p95 / p99",
  "ratio",
  "statements",
];

function measuredRow({ kind, operation, bare, statements }: Measured): string[] {
  const ratio = (operation.p50 / bare.p50).toFixed(2);
  return [kind, spread(operation), spread(bare), ratio, String(statements)];
}

function sizeTable({ listings, codes, measured }: SizeReport): string {
  const rows = measured.map((one) => [
    ...measuredRow(one),
    (one.operation.p50 - one.bare.p50).toFixed(1),
    speedVerdict(one, listings),
    costVerdict(one),
  ]);
  const columns = [...measuredColumns, "+ ms", "in time", "cost"];
  return `### ${number(listings)} listings, ${number(codes)} codes\n\n${table(columns, rows)}`;
}

function tradesTable({ count, samples, measured }: NonNullable<BenchReport["trades"]>): string {
  return `## Trades

${number(count)} trades of 500 people among the listings, three in ten of them by one seller; ${samples} questions a kind, measured as searches are.

${table(measuredColumns, measured.map(measuredRow))}`;
}

function importsTable(imports: MeasuredImport[], listings: number): string {
  const rows = imports.map((one) => {
    const rate = (inMs: number) => number(Math.round((one.rows / inMs) * 1000));
    return [
      number(one.rows),
      rate(one.checkInMs),
      rate(one.importInMs),
      rate(one.copyInMs),
      `${(one.importInMs / one.copyInMs).toFixed(2)} ${importVerdict(one.importInMs / one.copyInMs)}`,
      ((one.importInMs + one.checkInMs) / one.copyInMs).toFixed(2),
      rate(one.updateInMs),
      rate(one.undoInMs),
      `${(one.heldInBytes / 2 ** 20).toFixed(1)} MB`,
    ];
  });
  const rates = ["check", "import", "bare COPY"].map((name) => `${name}, rows/s`);
  const ratios = ["import : COPY", "check and import : COPY"];
  const columns = ["rows", ...rates, ...ratios, "update, rows/s", "its undo, rows/s", "held"];
  return `## Imports

Files of new parts into ${number(listings)} listings, by the operations and their job. **Bare COPY**: as many such rows from a file
into the same table, with its indexes and triggers, in the same run. Goal of issue 7: the import takes at most four
times the COPY; what the process holds at once does not grow with the file. **Update**: the same file with other prices, its
check left out. Before them one file was imported that is not counted, as the indexes had to come into memory first.

${table(columns, rows)}`;
}

function growthTable(sizes: SizeReport[]): string {
  if (sizes.length < 2) {
    return "";
  }
  const pairs = sizes.slice(1).map((size, index) => [sizes[index], size] as const);
  const rows = (sizes[0]?.measured ?? []).map(({ kind }) => [
    kind,
    ...pairs.map(([before, after]) => growth(median(before, kind), median(after, kind))),
  ]);
  const columns = pairs.map(
    ([before, after]) => `${number(before?.listings ?? 0)} → ${number(after.listings)}`,
  );
  return `### Growth of the operation's median\n\n${table(["kind", ...columns], rows)}`;
}

function median(size: SizeReport | undefined, kind: string): number {
  return size?.measured.find((one) => one.kind === kind)?.operation.p50 ?? Number.NaN;
}

function growth(before: number, after: number): string {
  return `${(after / before).toFixed(2)} × ${growthVerdict(after / before)}`;
}

function spread({ p50, p95, p99 }: Spread): string {
  return [p50, p95, p99].map((duration) => duration.toFixed(1)).join(" / ");
}
