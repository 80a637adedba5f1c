import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { type MediaVariant, mediaTypeOf, mediaVariants } from "./image-variants";

interface ImageSize {
  edge: number;
  format: "webp" | "avif";
  quality: number;
  effort?: number;
}

interface Limits {
  maxCpuInMs: number;
  maxRssInBytes: number;
}

type Result = { made: Buffer[] } | { error: string };

// Decoding 80 megapixels of AVIF takes up to 1.5 GB, so larger images go one by one.
const largePixels = 16_000_000;
// Only for a hanging worker, since workers check their own limits.
const maxWaitInMs = 110_000;
const idleInMs = 30_000;

/** Decodes in child processes, which end at their limits. */
export function makeImageDecoder({ maxCpuInMs, maxRssInBytes }: Limits) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const inLargeLimit = pLimit(1);

  async function decodeImage(bytes: Uint8Array, sizes: ImageSize[]): Promise<Buffer[] | null> {
    const pixels = await pixelsOf(bytes);
    const run = () => runInWorker(bytes, sizes);
    const result = pixels && (await (pixels > largePixels ? inLargeLimit(run) : run()));
    return result && "made" in result ? result.made : null;
  }

  async function runInWorker(bytes: Uint8Array, sizes: ImageSize[]): Promise<Result> {
    const worker = takeIdle() ?? startWorker();
    setRef(worker, true);
    const hanging = setTimeout(() => worker.kill("SIGKILL"), maxWaitInMs);
    const listening = new AbortController();
    try {
      const result = Promise.race([resultOf(worker, listening), endOf(worker, listening)]);
      worker.send({ bytes, sizes });
      return await result;
    } finally {
      clearTimeout(hanging);
      listening.abort();
      rest(worker);
    }
  }

  function startWorker(): ChildProcess {
    const file = path.join(process.cwd(), "lib/files/content/image-worker.mjs");
    return spawn(process.execPath, [file, String(maxCpuInMs), String(maxRssInBytes)], {
      // Hides the server's secrets and options from the worker.
      env: { NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
    });
  }

  function takeIdle(): ChildProcess | undefined {
    const worker = [...idle.keys()].find(({ connected }) => connected);
    clearTimeout(worker && idle.get(worker));
    idle.delete(worker as ChildProcess);
    return worker;
  }

  function rest(worker: ChildProcess): void {
    if (worker.connected) {
      setRef(worker, false);
      const end = () => idle.delete(worker) && worker.connected && worker.disconnect();
      idle.set(worker, setTimeout(end, idleInMs).unref());
    }
  }

  return decodeImage;
}

async function pixelsOf(bytes: Uint8Array): Promise<number | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: 80_000_000 }).metadata();
    return width * height;
  } catch {
    return null;
  }
}

async function resultOf(worker: ChildProcess, { signal }: AbortController): Promise<Result> {
  const [result] = await once(worker, "message", { signal });
  return result;
}

/** A killed worker had a bad image. A worker that exits by itself is a bug. */
async function endOf(worker: ChildProcess, { signal }: AbortController): Promise<Result> {
  const [code, killedBy] = await once(worker, "exit", { signal });
  if (killedBy === null) {
    throw new Error(`the image worker ended with ${code}`);
  }
  return { error: killedBy };
}

function setRef(worker: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? "ref" : "unref";
  worker[method]();
  worker.channel?.[method]();
}

const decodeImage = makeImageDecoder({ maxCpuInMs: 30_000, maxRssInBytes: 2 * 1024 ** 3 });

const encodings = {
  "image/webp": { format: "webp", quality: 80 },
  // More effort costs seconds and saves almost nothing (docs/decisions/0016).
  "image/avif": { format: "avif", quality: 60, effort: 2 },
} as const;

export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  return (await decodeImage(bytes, [])) !== null;
}

/** Needs verified bytes, because sharp reads more formats. */
export async function shrinkImage(
  bytes: Uint8Array,
  variants: readonly MediaVariant[],
): Promise<{ variant: MediaVariant; bytes: Buffer }[]> {
  const made = await decodeImage(bytes, variants.map(sizeOf));
  if (!made) {
    throw new Error("a picture that was accepted cannot be decoded any more");
  }
  return made.map((image, index) => ({ variant: variants[index] as MediaVariant, bytes: image }));
}

function sizeOf(variant: MediaVariant): ImageSize {
  return { edge: mediaVariants[variant], ...encodings[mediaTypeOf(variant)] };
}

export const inFileLimit = pLimit(2);
