import { table } from "../tables.ts";
import type { Measured } from "./load.ts";
import type { Weight } from "./weights.ts";

/** Rates, what visitors wait and what the server works. */
export function loadTable(measured: Measured[]): string {
  const rows = measured.map(({ name, rate, p50, p97_5, p99, cpu, bytes }) => [
    name,
    rate < 10 ? rate.toFixed(1) : String(Math.round(rate)),
    ...[p50, p97_5, p99].map((value) => String(Math.round(value))),
    cpu.toFixed(2),
    (bytes / 1024).toFixed(1),
  ]);
  const heads = ["page", "a second", "p50 ms", "p97.5", "p99", "CPU ms each", "kB (gzip)"];
  return table(heads, rows);
}

/** Parts of one run by one another. */
export interface Ratios {
  listingRate: number;
  searchCpu: number;
  searchCpuBehind: number;
  searchCpuByEmpty: number;
  searchCpuByOwn: number;
}

/** What a page weighs, in kB. */
export function weightTable(weights: Map<string, Weight>): string {
  const rows = [...weights].map(([name, { scripts, styles, fonts, html }]) => [
    name,
    ...[scripts, styles, fonts, html].map(inKilobytes),
  ]);
  return table(["page", "scripts kB", "style kB", "fonts kB", "HTML kB"], rows);
}

/** The goals of issues 5 and 32 that are about pages, and where we stand. */
export function goalsTable(
  { listingRate, searchCpu, searchCpuBehind, searchCpuByEmpty, searchCpuByOwn }: Ratios,
  weights: Map<string, Weight>,
): string {
  const [bare = 0, ...ours] = [...weights.values()].map(({ scripts }) => scripts);
  const most = Math.max(...ours) - bare;
  return table(
    ["goal", "wanted", "measured"],
    [
      [
        "rate of a cached listing page by that of an empty static one",
        "≥ 60 %",
        percent(listingRate),
      ],
      ["CPU of an exact search's page by that of the JSON route", "≤ 8", searchCpu.toFixed(1)],
      ["… and by that of one behind the same middleware", "", searchCpuBehind.toFixed(1)],
      ["… and by that of the same search answered as JSON", "", searchCpuByOwn.toFixed(1)],
      [
        "CPU of the dearest search page by that of an empty page rendered for each request",
        "≤ 2",
        searchCpuByEmpty.toFixed(1),
      ],
      [
        "scripts of a visitor's page above an empty Next page",
        "≤ 15 kB",
        `${inKilobytes(most)} kB`,
      ],
    ],
  );
}

/** As the budgets count: 1 kB is 1000 bytes. */
function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
