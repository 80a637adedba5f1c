import sharp from "sharp";
import { listWithFiles, payloadOf } from "./detail-steps";
import { answerOf, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { setStatus } from "./visibility-steps";

const withinASecond = { timeout: 1_000, intervals: [50] };

test("the page names an image of what it shows, and another one within a second of a change", async () => {
  const { session, id, part } = await listed();
  const first = await imageIn(id);
  const answer = await fetch(baseUrl + first);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("set-cookie")).toBeNull();
  const bytes = await answer.arrayBuffer();
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes.byteLength).toBeLessThan(300_000);

  await answerOf("update-listing", payloadOf(part, { id, pricePerProductInCt: 99_999 }), session);
  await expect.poll(() => imageIn(id), withinASecond).not.toBe(first);
  const outdated = await askRaw(first);
  expect([outdated.status, outdated.headers.location]).toEqual([307, await imageIn(id)]);
  expect(outdated.headers["cache-control"]).toBe("no-cache");
});

test("a listing that visitors may not see has no share image", async () => {
  const { session, id } = await listed();
  const image = await imageIn(id);
  expect((await askRaw(image)).status).toBe(200);
  for (const status of ["DRAFT", "ACTIVE", "DELETED"] as const) {
    await setStatus(session, id, status);
    const seen = async () => (await askRaw(image)).status;
    await expect.poll(seen, withinASecond).toBe(status === "ACTIVE" ? 200 : 404);
  }
  for (const headers of [
    { cookie: `lagerfund-session=${session}` },
    { authorization: `Bearer ${session}` },
  ]) {
    const answer = await askRaw(image, { headers });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
  }
});

async function listed() {
  const session = await signedUp(makeCompany("Geteilt"));
  const part = makePart();
  const id = await listWithFiles(session, part, [{ name: "foto.png" }]);
  return { session, part, id };
}

async function imageIn(id: number, query = ""): Promise<string> {
  const { text } = await askRaw(`/listing/detail/${id}${query}`);
  const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
  return address.replaceAll("&amp;", "&").replace(baseUrl, "");
}
