import "@/tests/setup/database";
import { expect, test } from "vitest";
import { transact } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { GET } from "./[file]/route";

const { userId: ownerUserId } = await makeMember();
await makeListing({ ownerUserId, id: 1 });

test("of a flood of files two are read at once, some wait, and the others are to come again", async () => {
  const refused: (string | null)[] = [];
  let flood: Promise<string>[] = [];
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing IN ACCESS EXCLUSIVE MODE`;
    flood = Array.from({ length: 20 }, async () => {
      const answer = await ask("listings-1.xml");
      if (answer.status === 503) {
        refused.push(answer.headers.get("Retry-After"));
      }
      return answer.text();
    });
    await untilWaiting(2);
    await expect.poll(() => refused).toEqual(Array(12).fill("30"));
  });
  const texts = await Promise.all(flood);
  expect(texts.filter((text) => text.includes("/listing/detail/1<"))).toHaveLength(8);
});

test("whatever is answered, the next ones get theirs", async () => {
  for (let time = 0; time < 4; time += 1) {
    expect((await ask("nothing.xml")).status).toBe(404);
    expect((await ask("listings-1.xml", { method: "HEAD" })).status).toBe(200);
    const answer = await ask("listings-1.xml");
    await answer.body?.cancel();
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect((await ask("listings-1.xml", { headers })).status).toBe(304);
  }
});

function ask(file: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000/sitemap/${file}`, init);
  return GET(request, { params: Promise.resolve({ file }) });
}
