import type { KindReport, Report } from "@/tests/load/traffic/plan";

/** The table of a report, to be printed: times in ms as whoever waits sees them. */
export function tableOf({ seconds, kinds }: Report): string {
  const all = Object.values(kinds).reduce((sum, { asked }) => sum + asked, 0);
  const head = ["kind", "requests", "a second", "p50", "p95", "p99", "longest", "409/422", "503"];
  const rows = Object.entries(kinds).map(([kind, report]) => rowOf(kind, report, seconds));
  const total = ["all", String(all), (all / seconds).toFixed(1)];
  return [head, ...rows, total].map((cells) => cells.map(padded).join("  ").trimEnd()).join("\n");
}

function rowOf(kind: string, report: KindReport, seconds: number): string[] {
  const { asked, p50, p95, p99, longest, refused, unavailable } = report;
  const times = [p50, p95, p99, longest].map((time) => time.toFixed(time < 100 ? 1 : 0));
  return [
    kind,
    String(asked),
    (asked / seconds).toFixed(1),
    ...times,
    `${refused}`,
    `${unavailable}`,
  ];
}

function padded(cell: string, column: number): string {
  return column === 0 ? cell.padEnd(22) : cell.padStart(8);
}
