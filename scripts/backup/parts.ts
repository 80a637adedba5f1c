import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Part } from "./manifest.ts";

// Of what the text of a COPY becomes, the smallest at this effort is a tenth larger than at the usual one, in half the time.
const effort = 4;

export type Measured = { bytes: number; sha256: string };

// Writes a compressed file of the backup, synced, and answers what it is known by.
export async function writePart(
  folder: string,
  file: string,
  source: Readable | AsyncIterable<string>,
): Promise<Part> {
  const meter = new Meter();
  await pipeline(
    source,
    createGzip({ level: effort }),
    (chunks: AsyncIterable<Uint8Array>) => meter.watch(chunks),
    createWriteStream(path.join(folder, file), { flush: true, mode: 0o600 }),
  );
  return { file, ...meter.measured() };
}

// Throws a sentence when a file of the backup is not there, or not as it was written.
export async function checkPart(folder: string, { file, ...expected }: Part): Promise<void> {
  const found = await measure(createReadStream(path.join(folder, file))).catch((error) => {
    throw new Error(`A part of the backup cannot be read: ${file} (${error.code}).`);
  });
  if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) {
    throw new Error(`A part of the backup is damaged: ${file} is not what was written.`);
  }
}

// What a compressed file holds.
export async function readPart(
  folder: string,
  part: Part,
  target: NodeJS.WritableStream,
): Promise<void> {
  await pipeline(createReadStream(path.join(folder, part.file)), createGunzip(), target);
}

export async function* readLines(folder: string, { file }: Part): AsyncGenerator<string> {
  const unpacked = createReadStream(path.join(folder, file)).compose(createGunzip());
  yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
}

// What bytes are known by, read to their end.
export async function measure(chunks: AsyncIterable<Uint8Array>): Promise<Measured> {
  const meter = new Meter();
  for await (const _ of meter.watch(chunks)) {
    // only measured
  }
  return meter.measured();
}

// Counts and hashes bytes that pass.
export class Meter {
  #hash = createHash("sha256");
  #bytes = 0;

  async *watch<Chunk extends Uint8Array>(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      yield chunk;
    }
  }

  measured(): Measured {
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }
}
