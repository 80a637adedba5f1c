import { type Histogram, makeHistogram } from "./histogram.ts";
import type { Acknowledged, KindReport, Report } from "./plan.ts";

const keptErrors = 40;

type Kind = { times: Histogram; refused: number; unavailable: number };
export type Ending = "answered" | "refused" | "unavailable";
export type Records = ReturnType<typeof makeRecords>;

// What all users together have met, in the room of a few histograms.
export function makeRecords() {
  const startedAt = performance.now();
  const kinds = new Map<string, Kind>();
  const errors: string[] = [];
  let errorCount = 0;
  const acknowledged: Omit<Acknowledged, "prices"> = { listings: [], statuses: [], documents: [] };
  const prices = new Map<number, number>();

  function kindOf(name: string): Kind {
    const kind = kinds.get(name) ?? { times: makeHistogram(), refused: 0, unavailable: 0 };
    kinds.set(name, kind);
    return kind;
  }

  return {
    acknowledged,
    prices,
    note(name: string, ending: Ending, durationInMs: number) {
      const kind = kindOf(name);
      kind.times.add(durationInMs);
      kind.refused += ending === "refused" ? 1 : 0;
      kind.unavailable += ending === "unavailable" ? 1 : 0;
    },
    noteError(name: string, said: string) {
      errorCount += 1;
      if (errors.length < keptErrors) {
        const at = ((performance.now() - startedAt) / 1000).toFixed(1);
        errors.push(`${at} s, ${name}: ${said}`);
      }
    },
    report(): Report {
      const entries = [...kinds].map(([name, kind]) => [name, reportOf(kind)] as const);
      return {
        seconds: (performance.now() - startedAt) / 1000,
        kinds: Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other))),
        errorCount,
        errors,
        acknowledged: { ...acknowledged, prices: [...prices] },
      };
    },
  };
}

function reportOf({ times, refused, unavailable }: Kind): KindReport {
  return {
    asked: times.count(),
    refused,
    unavailable,
    p50: times.quantile(0.5),
    p95: times.quantile(0.95),
    p99: times.quantile(0.99),
    longest: times.longest(),
  };
}
