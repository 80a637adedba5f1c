export interface Wishes {
  sizes: number[];
  samples: number;
  /** Rows per file; empty without imports. */
  importSizes: number[];
  /** Requests for each page and round; null without pages. */
  pages: { rounds: number; asked: number; isWhole: boolean } | null;
  hasTrades: boolean;
  hasPeers: boolean;
  /** A module to compare with, besides the usual engines. */
  engine: string | null;
  /** The pages under docs/ that a successful whole run writes. */
  published: ("performance.md" | "search-benchmark.md")[];
}

const sizesUpToTenMillion = [10_000, 100_000, 1_000_000, 10_000_000];
const wholeSize = 1_000_000;
const whole = { samples: 250, importSizes: [10_000, 50_000], rounds: 5, asked: 500 };
const quick = { samples: 10, importSizes: [1_000], rounds: 1, asked: 40 };

/**
 * BENCH_MAX: the largest database, by default a million. Quick looks: BENCH_SIZES (below a million with fewer
 * samples and imports, without Lighthouse), BENCH_SAMPLES, and BENCH_PAGES, BENCH_TRADES, BENCH_IMPORTS or
 * BENCH_PEERS=off. BENCH_ENGINE: a further module to compare with.
 */
export function wishesOf(env: Partial<NodeJS.ProcessEnv>): Wishes {
  const sizes = sizesOf(env);
  const isWhole = sizes.includes(wholeSize);
  const isOff = (part: string) => env[`BENCH_${part}`] === "off";
  const isCut = !isWhole || env.BENCH_SAMPLES !== undefined || isOff("PEERS");
  const isPart = ["PAGES", "TRADES", "IMPORTS"].some(isOff);
  const { samples, importSizes, rounds, asked } = isWhole ? whole : quick;
  return {
    sizes,
    samples: Number(env.BENCH_SAMPLES ?? samples),
    importSizes: isOff("IMPORTS") ? [] : importSizes,
    pages: isOff("PAGES") ? null : { rounds, asked, isWhole },
    hasTrades: !isOff("TRADES"),
    hasPeers: !isOff("PEERS"),
    engine: env.BENCH_ENGINE ?? null,
    published: [
      ...(isCut || isPart ? [] : (["performance.md"] as const)),
      ...(isCut || env.BENCH_ENGINE ? [] : (["search-benchmark.md"] as const)),
    ],
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
