import { step } from "../../../scripts/process/steps.ts";
import { table } from "../figures.ts";
import type { Wishes } from "../wishes.ts";
import { lighthouseTable } from "./lighthouse.ts";
import { type Measured, measureEach, measureInTurn } from "./load.ts";
import { judged, pageSamples } from "./page-samples.ts";
import { serveApplication, serveNothing } from "./server.ts";
import { type Weight, weigh } from "./weights.ts";

/**
 * Measures the pages, an empty page, a JSON route and a bare `node:http` server in one run; tables in
 * Markdown.
 */
export async function benchPages(
  databaseUrl: string,
  { rounds, asked, isWhole }: NonNullable<Wishes["pages"]>,
): Promise<string[]> {
  const bare = await serveNothing();
  const application = await serveApplication(databaseUrl);
  try {
    const { targets, fresh, weighed } = await pageSamples(databaseUrl, application, bare);
    const first = await step("First hits", () => measureEach(fresh));
    const measured = await step("Pages", () => measureInTurn(targets, { rounds, asked }));
    const weights = await step("Weights", async () => {
      const all: [string, Weight][] = [];
      for (const [name, url] of Object.entries(weighed)) {
        all.push([name, await weigh(url)]);
      }
      return all;
    });
    return [
      loadTable([...measured, first]),
      table(
        ["page", "scripts kB", "style kB", "fonts kB", "HTML kB"],
        weights.map(([name, { scripts, styles, fonts, html }]) => [
          name,
          ...[scripts, styles, fonts, html].map(inKilobytes),
        ]),
      ),
      goalTable(measured, weights),
      ...(isWhole ? [await step("Lighthouse", () => lighthouseTable(weighed))] : []),
    ];
  } finally {
    await application.stop();
    await bare.stop();
  }
}

function loadTable(measured: Measured[]): string {
  const rows = measured.map(({ name, rate, p50, p97_5, p99, cpu, bytes }) => [
    name,
    rate.toFixed(rate < 10 ? 1 : 0),
    ...[p50, p97_5, p99].map((value) => value.toFixed(0)),
    cpu.toFixed(2),
    (bytes / 1024).toFixed(1),
  ]);
  return table(["page", "a second", "p50 ms", "p97.5", "p99", "CPU ms each", "kB (gzip)"], rows);
}

function goalTable(measured: Measured[], weights: [string, Weight][]): string {
  const ratio = (part: string, whole: string, figure: "cpu" | "rate" = "cpu") => {
    const [one = Number.NaN, other = Number.NaN] = [part, whole].map(
      (name) => measured.find((target) => target.name === name)?.[figure],
    );
    return one / other;
  };
  const { empty, json, jsonBehind, dynamic, listing, exact, beginning, all, exactJson } = judged;
  const dearest = Math.max(...[exact, beginning, all].map((name) => ratio(name, dynamic)));
  const [bare = 0, ...ours] = weights.map(([, { scripts }]) => scripts);
  return table(
    ["goal", "wanted", "measured"],
    [
      [
        "rate of a cached listing page by that of an empty static one",
        "≥ 60 %",
        `${(100 * ratio(listing, empty, "rate")).toFixed(0)} %`,
      ],
      [
        "CPU of an exact search's page by that of the JSON route",
        "≤ 8",
        ratio(exact, json).toFixed(1),
      ],
      ["… and by that of one behind the same middleware", "", ratio(exact, jsonBehind).toFixed(1)],
      ["… and by that of the same search answered as JSON", "", ratio(exact, exactJson).toFixed(1)],
      [
        "CPU of the dearest search page by that of an empty page rendered for each request",
        "≤ 2",
        dearest.toFixed(1),
      ],
      [
        "scripts of a visitor's page above an empty Next page",
        "≤ 15 kB",
        `${inKilobytes(Math.max(...ours) - bare)} kB`,
      ],
    ],
  );
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
