// Next's modules need this import first.
import "next/dist/server/node-environment-baseline";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

export async function inCachedPage<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; tags: string[] }> {
  const page = { type: "prerender-legacy", tags: null as string[] | null, revalidate: 300 };
  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => {},
  };
  const request = { route: "/", incrementalCache, nextFetchId: 1 };
  const answer = await workAsyncStorage.run(request as never, () =>
    workUnitAsyncStorage.run(page as never, work),
  );
  return { answer, tags: page.tags ?? [] };
}
