import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { storage } from "@/lib/storage/storage";
import { inLanes } from "./lanes.ts";
import { type CopiedObject, filesFolder, type Manifest, objectsFile } from "./manifest.ts";
import { Meter, writePart } from "./parts.ts";
import { takeWantedObjects, type WantedObject } from "./wanted-objects.ts";

// A store far away answers slowly and several at once; each lane holds a piece of one object.
const copiesAtOnce = 4;

// Copies what the list of wanted objects names. Bytes are kept under their hash, so that each file says whether it is whole.
// Throws when storage has none of what is needed: then it is the wrong one.
export async function copyObjects(client: Client, folder: string): Promise<Manifest["objects"]> {
  const copies = new Copies(folder);
  const part = await writePart(folder, objectsFile, copies.lines(client));
  const { count, bytes, missing } = copies;
  if (count === 0 && missing.length > 0) {
    throw new Error(
      `Storage has none of the ${missing.length} files that the database names: check DATA_DIR, STORAGE_DRIVER and S3_BUCKET.`,
    );
  }
  return { part, count, bytes, missing };
}

// Where the bytes of that hash lie in a backup; among 256 folders, none of which grows too large.
export function placeOfBytes(sha256: string): string {
  return path.join(filesFolder, sha256.slice(0, 2), sha256);
}

class Copies {
  count = 0;
  bytes = 0;
  readonly missing: string[] = [];
  readonly #folder: string;
  #begun = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async *lines(client: Client): AsyncGenerator<string> {
    for await (const wanted of takeWantedObjects(client)) {
      for (const copied of await inLanes(wanted, copiesAtOnce, (object) => this.#copy(object))) {
        if (copied) {
          yield `${JSON.stringify(copied)}\n`;
        }
      }
    }
  }

  async #copy({ key, contentType, isNeeded }: WantedObject): Promise<CopiedObject | null> {
    const stream = await storage().read(key);
    if (!stream) {
      if (isNeeded) {
        this.missing.push(key);
      }
      return null;
    }
    const measured = await this.#keep(stream);
    this.count += 1;
    this.bytes += measured.bytes;
    return { key, contentType, ...measured };
  }

  async #keep(stream: ReadableStream<Uint8Array>) {
    this.#begun += 1;
    const part = path.join(this.#folder, filesFolder, `${this.#begun}.part`);
    const meter = new Meter();
    try {
      const target = createWriteStream(part, { flush: true, mode: 0o600 });
      await pipeline(meter.watch(stream as unknown as AsyncIterable<Uint8Array>), target);
      const measured = meter.measured();
      const place = path.join(this.#folder, placeOfBytes(measured.sha256));
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await rename(part, place);
      return measured;
    } finally {
      await rm(part, { force: true });
    }
  }
}
