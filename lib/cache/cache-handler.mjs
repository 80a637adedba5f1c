import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { carriesOtherPath, carriesQuery } from "./page-payload.mjs";

// CommonJS whose default export each importer finds elsewhere.
const require = createRequire(import.meta.url);
const folder = "next/dist/server/lib/incremental-cache";
const { default: FileSystemCache } = require(`${folder}/file-system-cache.js`);
const { tagsManifest } = require(`${folder}/tags-manifest.external.js`);

/** Much longer than answers take from their first read to being kept (docs/decisions/0008-rendering-and-cache.md). */
const watchInMs = 5_000;

// app/fallback.ts
const uncachedTag = "unkept";
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
 * Next's own cache of pages and reads in this process's memory, or the one that several processes share where the start
 * hook has opened it (lib/cache/shared, decision 47), and for both: Next writes the address of who asks first into the page
 * that everybody gets, so one with a query or of another path is not kept (decision 8); nor is one that was made without
 * what failed. A page that says that something is missing is a 404 for everybody, who waited for it included, and one that
 * a dependency is away for a 503: Next hands on this very entry (decision 41), which brings the page's policy too (49).
 */
export default class CacheHandler extends FileSystemCache {
  shared = globalThis.lagerfundSharedStore;
  /** What this request saw first of each key in the shared store: Next makes a handler for each request. */
  looks = new Map();

  async get(key, context) {
    const entry = this.shared ? await this.getShared(key, context) : await super.get(key, context);
    givePolicy(entry?.value);
    return entry;
  }
  async getShared(key, context) {
    const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const { entry, look } = await this.shared.find(this.nameOf(key), tags);
    if (!this.looks.has(key)) {
      this.looks.set(key, look);
    }
    return entry;
  }

  async set(key, data, context) {
    const tags = tagsOf(data, context);
    if (data?.kind === "APP_PAGE") {
      giveStatus(data, tags);
      givePolicy(data);
    }
    if (tags.includes(uncachedTag) || carriesQuery(data) || carriesOtherPath(key, data)) {
      return;
    }
    if (this.shared) {
      const cacheControl = context.fetchCache ? undefined : context.cacheControl;
      const entry = { value: data, cacheControl };
      await this.shared.keep(this.nameOf(key), tags, entry, this.looks.get(key));
    } else if (!tags.some(wasJustDropped)) {
      await super.set(key, data, context);
    }
  }

  async revalidateTag(tags, durations) {
    if (this.shared) {
      await this.shared.drop([tags].flat());
    } else {
      await super.revalidateTag(tags, durations);
    }
  }

  /** Another build's pages name files of its own. */
  nameOf(key) {
    return `${buildOf(this.serverDistDir)}:${key}`;
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

// Next's own error pages name no language, and get none: server.ts has better ones (lib/http/error-page.ts).
const ourPage = "<!DOCTYPE html><html lang=";

/** The start hook knows the policy (instrumentation-node.ts): a page that the build made gets it when it is first read. */
function givePolicy(data) {
  if (globalThis.lagerfundPolicyOf && data?.kind === "APP_PAGE" && data.html.startsWith(ourPage)) {
    data.headers ??= {};
    data.headers["content-security-policy"] ??= globalThis.lagerfundPolicyOf(data.html);
  }
}

/** Pages carry their tags in a header, reads (`unstable_cache`) beside them. */
function tagsOf(data, context) {
  const ofPage = data?.headers?.["x-next-cache-tags"];
  return typeof ofPage === "string" ? ofPage.split(",") : (context?.tags ?? []);
}

/**
 * What is begun before a tag is dropped and kept after it would count as made after it, and be shown for as long as the belt
 * holds: so nothing of a tag is kept in memory that was just dropped. The shared store knows when it was begun.
 */
function wasJustDropped(tag) {
  const droppedAt = tagsManifest.get(tag)?.expired;
  return droppedAt !== undefined && Date.now() - droppedAt < watchInMs;
}

const builds = new Map();

function buildOf(serverDistDir) {
  if (!builds.has(serverDistDir)) {
    builds.set(serverDistDir, readFileSync(path.join(serverDistDir, "..", "BUILD_ID"), "utf8"));
  }
  return builds.get(serverDistDir);
}
