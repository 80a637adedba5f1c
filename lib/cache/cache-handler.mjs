import { createRequire } from "node:module";

// CommonJS whose default export each importer finds elsewhere.
const require = createRequire(import.meta.url);
const folder = "next/dist/server/lib/incremental-cache";
const { default: FileSystemCache } = require(`${folder}/file-system-cache.js`);
const { tagsManifest } = require(`${folder}/tags-manifest.external.js`);

/** Much longer than answers take from their first read to being kept (docs/decisions/0020-cache-races.md). */
const watchInMs = 5_000;

// What the router's payload says of a request's query; the language's is the same for everybody who asks so. One of 1,024
// characters and more is a reference to a text row. Whatever else a seller writes stands there with its quotes escaped,
// and cannot look like it: in the page's HTML it could.
const queryInRow = /"q":"(?:\$|\?(?!lang=(?:de|en)"))/;

// Text and binary rows of React's format (`3:T4d2,…`) hold what they hold as it is, and name its bytes instead of an end.
const tagsOfRawRows = new Set(Buffer.from("TAOobUSsLlGgMmV"));

// lib/operations/left-out.ts
const unkeptTag = "unkept";
const awayTag = "away";
const retryAfterInSeconds = "5";

// app/[locale]/_missing/missing-page.tsx
const missingTag = "missing";

// For jobs, which Next's own functions refuse: see stale-tags.ts.
globalThis.lagerfundDropTags = (tags) => {
  const expired = Date.now();
  for (const tag of tags) {
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
  }
};

/**
 * Next's own cache of pages and reads, but for this. What is begun before a tag is dropped and kept after it would
 * count as made after it, and be shown for as long as the belt holds: so nothing of a tag is kept that was just dropped.
 * And Next writes the query of who asks first into the page that everybody gets: such a page is not kept (decision 24);
 * nor is one that was made without what failed. A page that says that something is missing is a 404 for everybody, who
 * waited for it included, and one that a dependency is away for a 503: Next hands on this very entry (decision 41).
 */
export default class CacheHandler extends FileSystemCache {
  async set(key, data, context) {
    const tags = tagsOf(data, context);
    if (data?.kind === "APP_PAGE") {
      giveStatus(data, tags);
    }
    const isUnkept = tags.includes(unkeptTag) || tags.some(wasJustDropped);
    if (!isUnkept && !carriesQuery(data)) {
      await super.set(key, data, context);
    }
  }
}

function giveStatus(data, tags) {
  if (tags.includes(awayTag)) {
    data.status = 503;
    data.headers["retry-after"] = retryAfterInSeconds;
  } else if (tags.includes(missingTag)) {
    data.status = 404;
  }
}

/** Pages carry their tags in a header, reads (`unstable_cache`) beside them. */
function tagsOf(data, context) {
  const ofPage = data?.headers?.["x-next-cache-tags"];
  return typeof ofPage === "string" ? ofPage.split(",") : (context?.tags ?? []);
}

function carriesQuery(data) {
  return data?.kind === "APP_PAGE" && hasQuery(Buffer.from(data.rscData ?? ""));
}

/** Looks at each row but raw ones: a text may hold what looks like a row, so one leads to the next. */
function hasQuery(payload) {
  for (let at = 0, end = 0; at < payload.length; at = end) {
    const tagAt = payload.indexOf(":", at) + 1;
    const isRaw = tagsOfRawRows.has(payload[tagAt]);
    end = isRaw ? endOfRawRow(payload, tagAt) : payload.indexOf("\n", tagAt) + 1;
    if (!(end > at)) {
      end = payload.length;
    }
    if (!isRaw && queryInRow.test(payload.toString("latin1", at, end))) {
      return true;
    }
  }
  return false;
}

function endOfRawRow(payload, tagAt) {
  const comma = payload.indexOf(",", tagAt);
  return comma + 1 + Number.parseInt(payload.toString("latin1", tagAt + 1, comma), 16);
}

function wasJustDropped(tag) {
  const droppedAt = tagsManifest.get(tag)?.expired;
  return droppedAt !== undefined && Date.now() - droppedAt < watchInMs;
}
