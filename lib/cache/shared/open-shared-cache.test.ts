import "@/tests/setup/database";
import { afterEach, expect, test } from "vitest";
import type { SharedStore } from "./redis-store";

const holder = globalThis as { lagerfundSharedStore?: SharedStore };
afterEach(() => {
  holder.lagerfundSharedStore?.close();
  delete holder.lagerfundSharedStore;
});

test("when Redis does not answer, everything is made anew, nothing fails, and the metrics say so", async () => {
  // A port that nobody listens at.
  process.env.REDIS_URL = "redis://127.0.0.1:1";
  const { openSharedCache, sharedCacheFigures } = await import("./open-shared-cache");
  expect(sharedCacheFigures()).toBeNull();
  openSharedCache();
  const store = holder.lagerfundSharedStore;
  expect(await store?.find("one build:/7", ["all"])).toEqual({ entry: null, look: null });
  await store?.keep("one build:/7", ["all"], { value: null }, { epoch: "-1", count: "0" });
  await store?.drop(["all"]);
  expect(sharedCacheFigures()).toEqual({
    hits: 0,
    misses: 1,
    unreachableSince: expect.any(Number),
  });
});
