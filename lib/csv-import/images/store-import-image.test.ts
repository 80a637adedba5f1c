import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { uploadKeyOf } from "@/lib/storage/key";
import { readBytes } from "@/lib/storage/storage";
import { blackPng, redPixels } from "@/tests/factories/hostile-file";
import { makeMember } from "@/tests/factories/user";
import { startImageServer } from "@/tests/setup/image-server";
import { sourceHashOf } from "./image-source";
import { storeImportImage } from "./store-import-image";

const seller = await makeMember();
const server = await startImageServer();
const png = await redPixels.clone().png().toBuffer();

const urlOf = (path: string) => `https://bilder.example${path}`;

function take(path: string, member = seller) {
  return storeImportImage(member, { url: urlOf(path) }, server.network);
}

async function taken(answer: Promise<object>) {
  const { documentId } = (await answer) as { documentId: string };
  return db().document.findUniqueOrThrow({ where: { id: documentId } });
}

describe("an image of an address", () => {
  test("becomes a document of the member: checked, on no listing, with its source", async () => {
    server.serve("/teile/Sch%C3%BCtz%203RT.jpeg?v=2", png, { "content-type": "text/html" });
    const url = "/teile/Sch%C3%BCtz%203RT.jpeg?v=2";
    const { key, ...document } = await taken(take(url));
    expect(document).toMatchObject({
      userId: seller.userId,
      listingId: null,
      name: "Schütz 3RT.png",
      contentType: "image/png",
      type: "IMAGE",
      sizeInBytes: png.length,
      soundAt: expect.any(Date),
      sourceHash: sourceHashOf({ url: urlOf(url) }),
    });
    expect(Buffer.from((await readBytes(key)) ?? [])).toEqual(png);
    expect(await readBytes(uploadKeyOf(key))).toBeNull();
  });

  test.each([
    ["/", "bild.png"],
    ["/%00.png", "bild.png"],
    ["/%ff.png", "%ff.png"],
    ["/get.php?id=7", "get.png"],
    ["/..%2f..%2fetc%2fpasswd.jpg", "passwd.png"],
    [`/${"a".repeat(300)}.png`, "bild.png"],
  ])("at %s is called %s", async (path, name) => {
    server.serve(path, png);
    expect(await taken(take(path))).toMatchObject({ name });
  });

  test("is rejected unless it is an image, and leaves nothing", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const files: [string, Uint8Array | string][] = [
      ["a page", "<!doctype html><title>404</title>"],
      ["nothing", ""],
      ["a drawing that calls itself XML", `<?xml version="1.0"?>${svg}`],
      ["a GIF", await redPixels.clone().gif().toBuffer()],
      ["too many pixels", blackPng(30_000, 30_000)],
    ];
    const before = await db().document.count();
    for (const [place, [title, bytes]] of files.entries()) {
      server.serve(`/false-${place}.png`, bytes, { "content-type": "image/png" });
      expect(await take(`/false-${place}.png`), title).toEqual({ error: "picture_invalid" });
    }
    expect(await db().document.count()).toBe(before);
  });
});

describe("the same source", () => {
  test("is fetched once, at the same time as well, for documents of their own", async () => {
    server.serve("/twice.png", png);
    const documents = await Promise.all([1, 2, 3].map(() => taken(take("/twice.png"))));
    documents.push(await taken(take("/twice.png#again")));
    expect(server.asked).toHaveLength(1);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(4);
    expect(new Set(documents.map(({ sourceHash }) => sourceHash)).size).toBe(1);
  });

  test("is fetched again a day later, when its bytes are lost, and for another user", async () => {
    server.serve("/again.png", png);
    const { id } = await taken(take("/again.png"));
    await db().document.update({ where: { id }, data: { lostAt: new Date() } });
    const second = await taken(take("/again.png"));
    expect(server.asked).toHaveLength(2);
    const createdAt = new Date(Date.now() - 25 * 60 * 60_000);
    await db().document.update({ where: { id: second.id }, data: { createdAt } });
    await take("/again.png");
    expect(server.asked).toHaveLength(3);
    await take("/again.png", await makeMember());
    expect(server.asked).toHaveLength(4);
  });
});

describe("an image in its cell", () => {
  test("becomes a document of the member", async () => {
    const source = { base64: `data:image/jpeg;base64,${png.toString("base64")}` };
    const document = await taken(storeImportImage(seller, source));
    expect(document).toMatchObject({
      userId: seller.userId,
      name: "bild.png",
      contentType: "image/png",
      soundAt: expect.any(Date),
      sourceHash: sourceHashOf(source),
    });
  });

  test("is rejected unless it is an image", async () => {
    const answerTo = (base64: string) => storeImportImage(seller, { base64 });
    expect(await answerTo("kein Bild")).toEqual({ error: "picture_invalid" });
    expect(await answerTo(Buffer.from("<svg/>").toString("base64"))).toEqual({
      error: "picture_invalid",
    });
    expect(await answerTo("A".repeat(15 * 1024 * 1024))).toEqual({ error: "picture_too_large" });
  });
});
