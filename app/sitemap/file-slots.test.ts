import "@/tests/setup/database";
import { afterEach, expect, test, vi } from "vitest";
import { transact } from "@/lib/db/client";
import { takeSitemapSlot } from "@/lib/listings/seo/sitemap-slots";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { fromClient } from "@/tests/setup/from-client";
import { GET } from "./[file]/route";
import { xmlResponse } from "./xml-response";

const { userId: ownerUserId } = await makeMember();
await makeListing({ ownerUserId, id: 1 });

afterEach(() => void vi.useRealTimers());

test("of many requests three are served at once, some wait, and the others must retry", async () => {
  const rejected: (string | null)[] = [];
  let flood: Promise<string>[] = [];
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing IN ACCESS EXCLUSIVE MODE`;
    flood = Array.from({ length: 20 }, async () => {
      const answer = await ask("listings-1.xml");
      if (answer.status === 503) {
        rejected.push(answer.headers.get("Retry-After"));
      }
      return answer.text();
    });
    await untilWaiting(3);
    await expect.poll(() => rejected).toEqual(Array(11).fill("30"));
  });
  const texts = await Promise.all(flood);
  expect(texts.filter((text) => text.includes("/listing/detail/1<"))).toHaveLength(9);
});

test("a slow client takes at most two slots, and the next client gets one", async () => {
  const slow = { headers: fromClient("203.0.113.7") };
  const held = [await ask("listings-1.xml", slow), await ask("listings-1.xml", slow)];
  expect((await ask("listings-1.xml", slow)).status).toBe(503);
  const other = { headers: fromClient("203.0.113.8") };
  expect(await (await ask("listings-1.xml", other)).text()).toContain("/listing/detail/1<");
  await Promise.all(held.map((answer) => answer.text()));
  expect((await ask("listings-1.xml", slow)).status).toBe(200);
});

test("a response is cut off after its time, and its slot is free afterwards", async () => {
  const overtime = new AbortController();
  const { resolve: end, promise: ended } = Promise.withResolvers<void>();
  let isWritten = false;
  async function* endless() {
    try {
      for (;;) {
        yield "<url/>";
      }
    } finally {
      isWritten = true;
    }
  }
  const slot = { signal: overtime.signal, extend: () => {}, end };
  const { body } = xmlResponse(new Request("http://x"), { version: "1", body: endless(), slot });
  const reader = body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  overtime.abort();
  await ended;
  expect(isWritten).toBe(true);
  await expect(reader?.closed).rejects.toMatchObject({ name: "AbortError" });
});

test("a slot's time starts again with each sent piece", async () => {
  vi.useFakeTimers();
  const { signal, extend, end } = await takeSitemapSlot(null);
  vi.advanceTimersByTime(14_999);
  extend();
  vi.advanceTimersByTime(14_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  end();
});

function ask(file: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000/sitemap/${file}`, init);
  return GET(request, { params: Promise.resolve({ file }) });
}
