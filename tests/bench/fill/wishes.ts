import path from "node:path";
import { repositoryRoot } from "../../../scripts/process/child.ts";
import type { Length } from "../pages/load.ts";

/** At which part of their size clients flood the site, and for how long each. */
export interface Floods {
  share: number;
  maxInMs: number;
}

export interface Wishes {
  /** How many listings there are at each look, growing. */
  sizes: number[];
  /** Different questions a kind. */
  samples: number;
  /** Rows of the files that are imported; none where imports are left out. */
  importSizes: number[];
  /** How long or how often each page is asked for in each round; null where pages are left out. */
  pages: { rounds: number; length: Length; hasLighthouse: boolean; floods: Floods } | null;
  hasTrades: boolean;
  outputs: Outputs;
  /** Where the figures of each size stand for later runs, and whether those of earlier ones stay in the reports. */
  kept: string;
  keepsEarlier: boolean;
  /** A module to hold against Lagerfund's search, beside those that are always asked. */
  engine: string | null;
  /** Where questions and offers are written to, for engines of other languages. */
  questions: string | null;
}

interface Output {
  /** What has been measured stands here from the first figures on. */
  output: string;
  /** Where a whole run ends up, once nothing of it failed; null for a quick look. */
  published: string | null;
}

/** Of the figures and of what searches find. */
export type Outputs = [figures: Output, search: Output];

const sizesUpToTenMillion = [10_000, 100_000, 1_000_000, 10_000_000];
const wholeSize = 1_000_000;
const wholeEffort = {
  samples: 250,
  importSizes: [10_000, 50_000],
  pages: {
    rounds: 5,
    length: { duration: 2 },
    hasLighthouse: true,
    floods: { share: 1, maxInMs: 10_000 },
  },
};
const quickEffort = {
  samples: 10,
  importSizes: [1_000],
  pages: {
    rounds: 1,
    length: { amount: 40 },
    hasLighthouse: false,
    floods: { share: 0.25, maxInMs: 2_000 },
  },
};

/**
 * BENCH_MAX: the largest database, a million unless told. For a quick look: BENCH_SIZES, of which less than a million is
 * asked less often, imports less and does without Lighthouse; BENCH_SAMPLES, and BENCH_PAGES, BENCH_TRADES or
 * BENCH_IMPORTS=off. BENCH_OUTPUT: another directory. BENCH_ENGINE: a module to ask too. BENCH_QUESTIONS: a directory for
 * offers and questions. BENCH_KEEP=on: what earlier runs have measured of other sizes stays in the reports.
 */
export function wishesOf(env: Partial<NodeJS.ProcessEnv>): Wishes {
  const sizes = sizesOf(env);
  const isLarge = sizes.includes(wholeSize);
  const { samples, importSizes, pages } = isLarge ? wholeEffort : quickEffort;
  const isOff = (part: string) => env[`BENCH_${part}`] === "off";
  const isCut = env.BENCH_SAMPLES !== undefined;
  const isPart = ["PAGES", "TRADES", "IMPORTS"].some(isOff);
  const directory = env.BENCH_OUTPUT ?? path.join(repositoryRoot, ".data");
  const outputOf = (name: string, isWhole: boolean): Output => ({
    output: path.join(directory, name),
    published: isLarge && isWhole ? path.join(repositoryRoot, "docs", name) : null,
  });
  return {
    sizes,
    samples: Number(env.BENCH_SAMPLES ?? samples),
    importSizes: isOff("IMPORTS") ? [] : importSizes,
    pages: isOff("PAGES") ? null : pages,
    hasTrades: !isOff("TRADES"),
    outputs: [
      outputOf("performance.md", !isCut && !isPart),
      outputOf("search-benchmark.md", !isCut && env.BENCH_ENGINE === undefined),
    ],
    kept: path.join(directory, "bench-sizes.json"),
    keepsEarlier: env.BENCH_KEEP === "on",
    engine: env.BENCH_ENGINE ?? null,
    questions: env.BENCH_QUESTIONS ?? null,
  };
}

function sizesOf({ BENCH_SIZES, BENCH_MAX }: Partial<NodeJS.ProcessEnv>): number[] {
  const sizes = BENCH_SIZES
    ? BENCH_SIZES.split(",").map(Number)
    : sizesUpToTenMillion.filter((size) => size <= Number(BENCH_MAX ?? wholeSize));
  if (sizes.length === 0 || !sizes.every((size, index) => size > (sizes[index - 1] ?? 0))) {
    throw new Error("BENCH_SIZES are numbers of listings, growing: BENCH_SIZES=10000,100000");
  }
  return sizes;
}
