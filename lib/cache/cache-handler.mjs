import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { belongsToOtherPath, containsQueryString } from "./uncacheable-payload.mjs";

const require = createRequire(import.meta.url);
const folder = "next/dist/server/lib/incremental-cache";
const { default: FileSystemCache } = require(`${folder}/file-system-cache.js`);
const { tagsManifest } = require(`${folder}/tags-manifest.external.js`);

const watchInMs = 5_000;

const uncachedTag = "unkept";
const unavailableTag = "away";
const retryAfterInSeconds = "5";

const missingTag = "missing";

// For jobs: Next's own functions fail outside a request.
globalThis.lagerfundDropTags = (tags) => {
  const expired = Date.now();
  for (const tag of tags) {
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
  }
};

/**
 * Adds the shared store (docs/decisions/0047). Next writes the first visitor's address into a
 * page, so pages with a query or another path are not cached.
 */
export default class CacheHandler extends FileSystemCache {
  shared = globalThis.lagerfundSharedStore;
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
    if (tags.includes(uncachedTag) || containsQueryString(data) || belongsToOtherPath(key, data)) {
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

  nameOf(key) {
    return `${buildOf(this.serverDistDir)}:${key}`;
  }
}

function giveStatus(data, tags) {
  if (tags.includes(unavailableTag)) {
    data.status = 503;
    data.headers["retry-after"] = retryAfterInSeconds;
  } else if (tags.includes(missingTag)) {
    data.status = 404;
  }
}

// Next's own error pages have no `lang`; lib/http/replace-next-error.ts replaces them.
const ourPage = "<!DOCTYPE html><html lang=";

function givePolicy(data) {
  if (globalThis.lagerfundPolicyOf && data?.kind === "APP_PAGE" && data.html.startsWith(ourPage)) {
    data.headers ??= {};
    data.headers["content-security-policy"] ??= globalThis.lagerfundPolicyOf(data.html);
  }
}

function tagsOf(data, context) {
  const ofPage = data?.headers?.["x-next-cache-tags"];
  return typeof ofPage === "string" ? ofPage.split(",") : (context?.tags ?? []);
}

/** An entry begun before a drop and stored after it would count as fresh. */
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
