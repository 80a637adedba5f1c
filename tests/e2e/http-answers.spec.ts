import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { makeCompany, makePart, makePhoto } from "./actors";
import { frontColour } from "./listing-steps";
import { answerOf, listPart, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("a part of a download is sent as it is, also to who takes it compressed", async () => {
  const session = await signedUp(makeCompany("Teilweise"));
  const rows = "6205-2RS;Rillenkugellager;12,50\n".repeat(2_000);
  const { id } = await upload(session, "text/csv", "liste.csv", Buffer.from(rows));
  const headers = { authorization: `Bearer ${session}` };
  const signed = (await get(`${baseUrl}/files/${id}`, headers)).headers.location ?? "";
  const whole = await get(signed, { "accept-encoding": "gzip, br" });
  expect([whole.headers["content-length"], whole.body.toString()]).toEqual([
    `${rows.length}`,
    rows,
  ]);
  const part = await get(signed, { "accept-encoding": "gzip, br", range: "bytes=32-8223" });
  expect([part.status, part.headers["content-encoding"]]).toEqual([206, undefined]);
  expect(part.headers["content-length"]).toBe("8192");
  expect(part.headers["content-range"]).toBe(`bytes 32-8223/${rows.length}`);
  expect(part.body.toString()).toBe(rows.slice(32, 8_224));
});

test("a picture says its length and is not sent twice; OPTIONS names what works", async () => {
  const session = await signedUp(makeCompany("Bildstelle"));
  const photo = await makePhoto(frontColour);
  const { id } = await upload(session, "image/png", "typenschild.png", photo);
  const { manufacturer, ...entered } = makePart();
  const payload = { ...entered, manufacturer: { name: manufacturer }, documentIds: [id] };
  await answerOf("create-listing", payload, session);
  const address = `${baseUrl}/media/${id}/w480.webp`;
  const first = await get(address, { "accept-encoding": "gzip" });
  expect([first.status, first.headers["content-length"]]).toEqual([200, `${first.body.length}`]);
  const again = await get(address, { "if-none-match": first.headers.etag ?? "" });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const options = await fetch(address, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test("an action reaches a page that has it from one that has not", async () => {
  const session = await signedUp(makeCompany("Nachzügler"));
  const listingId = await listPart(session, makePart());
  const action = await actionId("getListingByIdAction");
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${baseUrl}${address}`, {
      method: "POST",
      body: `[${listingId}]`,
      headers: {
        "next-action": action,
        "content-type": "text/plain;charset=UTF-8",
        cookie: `lagerfund-session=${session}`,
        origin: baseUrl,
        ...headers,
      },
    });
  for (const address of ["/listing/create", "/about", "/contact?a=b"]) {
    const requestId = randomUUID();
    const response = await ask(address, { "x-request-id": requestId });
    expect([response.status, await response.text()], address).toEqual([
      200,
      expect.stringContaining(`"answer":{"id":${listingId},`),
    ]);
    expect(response.headers.get("x-request-id"), address).toBe(requestId);
  }
  expect((await ask("/about", { origin: "https://evil.example" })).status).toBe(403);
});

test("nobody but Next marks an action as sent on", async () => {
  const headers = {
    "next-action": await actionId("getListingByIdAction"),
    "x-action-forwarded": "1",
    "transfer-encoding": "chunked",
    "content-type": "text/plain;charset=UTF-8",
    origin: baseUrl,
  };
  expect((await get(`${baseUrl}/about`, headers, "POST")).status).toBe(400);
});

test("the inner address of a page is not seen outside", async () => {
  for (const address of ["/", "/listing/search?query=6205", "/login"]) {
    const { headers } = await fetch(baseUrl + address);
    expect(JSON.stringify([...headers]), address).not.toContain("/visitor");
  }
});

async function actionId(name: string): Promise<string> {
  const manifest = JSON.parse(
    await readFile(".next/server/server-reference-manifest.json", "utf8"),
  ) as { node: Record<string, { exportedName: string }> };
  const found = Object.entries(manifest.node).find(([, one]) => one.exportedName === name);
  return found?.[0] ?? "";
}

async function upload(session: string, fileType: string, name: string, bytes: Buffer) {
  const ticket = await answerOf("create-document", { fileType, name, size: bytes.length }, session);
  const headers = { "content-type": fileType };
  const body = new Uint8Array(bytes);
  expect((await fetch(ticket.uploadUrl, { method: "PUT", body, headers })).status).toBe(200);
  return ticket;
}

/** The bytes as they come over the wire: fetch would unpack them. */
function get(address: string, headers: Record<string, string>, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status?: number;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }>();
  request(address, { method, headers }, async (response) => {
    const body = Buffer.concat(await response.toArray());
    resolve({ status: response.statusCode, headers: response.headers, body });
  })
    .on("error", reject)
    .end(method === "POST" ? "[]" : undefined);
  return promise;
}
