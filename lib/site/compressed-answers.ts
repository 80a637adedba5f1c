import type { ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ownBytes } from "@/lib/cache/own-bytes";
import type { Encoding } from "./compression-rules";
import { pathOf, sharedName } from "./shared-name";

const bytesToKeep = 16 * 1024 * 1024;
// The cheapest that still does most of the work (figures: docs/decisions/0025-page-speed.md).
const once = { br: 2, gzip: 3 };
const forMany = { br: 6, gzip: 7 };

/** The oldest first. */
const answers = new Map<string, Buffer>();
let keptBytes = 0;

/** The compressed body of what was sent before and is the same still: a cached page, a file of the build. */
export function keptAnswer(
  response: ServerResponse,
  encoding: Encoding,
  url: string,
): Buffer | undefined {
  const name = nameOf(response, encoding, url);
  const body = name === null ? undefined : answers.get(name);
  if (name !== null && body) {
    answers.delete(name);
    answers.set(name, body);
  }
  return body;
}

/** Compresses a body: well and for all to come where others will ask for the very same, quickly otherwise. */
export function compressWhole(
  response: ServerResponse,
  encoding: Encoding,
  url: string,
  body: Buffer,
): Buffer {
  const name = nameOf(response, encoding, url);
  if (name === null) {
    return compress(encoding, body, once[encoding]);
  }
  const known = answers.get(name);
  if (known) {
    return known;
  }
  const compressed = ownBytes(compress(encoding, body, forMany[encoding]));
  answers.set(name, compressed);
  keptBytes += compressed.length;
  dropOldest();
  return compressed;
}

/** Names what anybody gets at this address: a page out of Next's cache, or a file of the build. */
function nameOf(response: ServerResponse, encoding: Encoding, url: string): string | null {
  const path = pathOf(url);
  const isOfBuild = response.statusCode === 200 && path.startsWith("/_next/static/");
  const name = sharedName(response, url) ?? (isOfBuild ? path : null);
  return name === null ? null : `${encoding} ${name}`;
}

function dropOldest(): void {
  for (const [name, body] of answers) {
    if (keptBytes <= bytesToKeep) {
      return;
    }
    answers.delete(name);
    keptBytes -= body.length;
  }
}

function compress(encoding: Encoding, body: Buffer, effort: number): Buffer {
  if (encoding === "gzip") {
    return gzipSync(body, { level: effort });
  }
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}
