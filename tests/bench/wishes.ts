export interface Wishes {
  /** How many listings there are at each look, growing. */
  sizes: number[];
  /** Different questions a kind. */
  samples: number;
  /** Rows of the files that are imported; none where imports are left out. */
  importSizes: number[];
  /** How often each page is asked for in each round; null where pages are left out. */
  pages: { rounds: number; asked: number; isWhole: boolean } | null;
  hasTrades: boolean;
  /** Whether what a team would take instead is asked too. */
  hasPeers: boolean;
  /** A module to hold against Lagerfund's search, beside those that are always asked. */
  engine: string | null;
  /** The pages under docs/ that are written once nothing of a whole run failed. */
  published: ("performance.md" | "search-benchmark.md")[];
}

const sizesUpToTenMillion = [10_000, 100_000, 1_000_000, 10_000_000];
const wholeSize = 1_000_000;
const whole = { samples: 250, importSizes: [10_000, 50_000], rounds: 5, asked: 500 };
const quick = { samples: 10, importSizes: [1_000], rounds: 1, asked: 40 };

/**
 * BENCH_MAX: the largest database, a million unless told. For a quick look: BENCH_SIZES, of which less than a million is
 * asked less often, imports less and does without Lighthouse; BENCH_SAMPLES, and BENCH_PAGES, BENCH_TRADES, BENCH_IMPORTS or
 * BENCH_PEERS=off. BENCH_ENGINE: a module to ask too.
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
