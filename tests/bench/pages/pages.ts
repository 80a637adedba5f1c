import { step } from "../../../scripts/process/steps.ts";
import { serveApplication, serveNothing } from "../server.ts";
import type { Wishes } from "../wishes.ts";
import { lighthouseSection } from "./lighthouse.ts";
import { type Measured, measureEach, measureInTurn } from "./load.ts";
import { judged, pageSamples } from "./page-samples.ts";
import { goalsTable, loadTable, type Ratios, weightTable } from "./page-tables.ts";
import { type Weight, weigh } from "./weights.ts";

/**
 * What pages take over a filled database, beside an empty page and a JSON route of the same server and a bare
 * `node:http` server, all in one run. Answers a section in Markdown.
 */
export async function benchPages(
  databaseUrl: string,
  { rounds, length, isWhole }: NonNullable<Wishes["pages"]>,
): Promise<string> {
  const bare = await serveNothing();
  const application = await serveApplication(databaseUrl);
  try {
    const { targets, fresh, weighed } = await pageSamples(databaseUrl, application, bare);
    const first = await step("First hits", () => measureEach(fresh));
    const measured = await step("Pages", () => measureInTurn(targets, { rounds, length }));
    const weights = await step("Weights", () => weighAll(weighed));
    const audits = isWhole ? [await step("Lighthouse", () => lighthouseSection(weighed))] : [];
    return [
      loadTable([...measured, first]),
      weightTable(weights),
      goalsTable(judge(measured), weights),
      ...audits,
    ].join("\n\n");
  } finally {
    await application.stop();
    await bare.stop();
  }
}

async function weighAll(pages: Record<string, string>): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>();
  for (const [name, url] of Object.entries(pages)) {
    weights.set(name, await weigh(url));
  }
  return weights;
}

/** What issues 5 and 32 set goals for. */
function judge(measured: Measured[]): Ratios {
  const of = (name: string) => measured.find((one) => one.name === name);
  const ratio = (part = 0, whole = Number.NaN) => part / whole;
  return {
    listingRate: ratio(of(judged.listing)?.rate, of(judged.empty)?.rate),
    searchCpu: ratio(of(judged.exact)?.cpu, of(judged.json)?.cpu),
    searchCpuBehind: ratio(of(judged.exact)?.cpu, of(judged.jsonBehind)?.cpu),
    searchCpuByEmpty: Math.max(
      ...[judged.exact, judged.beginning, judged.all].map((name) =>
        ratio(of(name)?.cpu, of(judged.dynamic)?.cpu),
      ),
    ),
    searchCpuByOwn: ratio(of(judged.exact)?.cpu, of(judged.exactJson)?.cpu),
  };
}
