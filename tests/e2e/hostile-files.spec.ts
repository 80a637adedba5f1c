import { readdir } from "node:fs/promises";
import path from "node:path";
import { hostileFiles } from "@/tests/factories/hostile-file";
import { makeCompany, makePart, makePhoto } from "./actors";
import { frontColour } from "./listing-steps";
import { answerOf, call, signedUp } from "./program";
import { baseUrl, filesDir } from "./surroundings";
import { expect, test } from "./test";

interface Ticket {
  id: string;
  key: string;
  uploadUrl: string;
}

const tooManyBytes = 51 * 1024 * 1024;

test("files that are not what they claim are refused where they are named, and leave nothing", async () => {
  const session = await signedUp(makeCompany("Fälscher"));
  for (const { title, name, fileType, bytes } of await hostileFiles()) {
    await test.step(title, async () => {
      const made = await ticket(session, { fileType, name, size: bytes.length });
      expect((await put(made.uploadUrl, bytes, fileType)).status).toBe(200);
      const { status, code, data } = await list(session, [made.id]);
      expect([status, code]).toEqual([422, "DOCUMENT_INVALID"]);
      expect(data?.issues).toMatchObject([{ path: "documentIds.0", code: "invalid" }]);
      await expectNothingLeft(session, made);
    });
  }
});

test("51 MB are refused, with and without their size said", async () => {
  const session = await signedUp(makeCompany("Archiv"));
  const file = { fileType: "text/csv", name: "a.csv" };
  const said = await call("create-document", { ...file, size: tooManyBytes }, session);
  expect([said.status, said.code]).toEqual([422, "VALIDATION"]);
  const made = await ticket(session, file);
  const refused = await put(made.uploadUrl, Buffer.alloc(tooManyBytes, "a"), "text/csv");
  expect([refused.status, (await refused.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  await expectNothingLeft(session, made);
});

test("another type, a forged address and another's file are refused", async () => {
  const session = await signedUp(makeCompany("Spedition"));
  const stranger = await signedUp(makeCompany("Fremde"));
  const photo = await makePhoto(frontColour);
  const picture = { fileType: "image/png", name: "a.png", size: photo.length };
  for (const fileType of ["image/gif", "image/svg+xml", "text/html"]) {
    const { status, code } = await call("create-document", { fileType, name: "a" }, session);
    expect([status, code]).toEqual([422, "VALIDATION"]);
  }
  const made = await ticket(session, picture);
  const forged = made.uploadUrl.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const url of [forged, `${baseUrl}/files/upload/a.b`]) {
    expect((await put(url, photo, "image/png")).status).toBe(403);
  }
  expect((await put(made.uploadUrl, photo, "text/html")).status).toBe(415);
  expect(await objectsOf(made.id)).toEqual([]);
  expect((await put(made.uploadUrl, photo, "image/png")).status).toBe(200);

  const { status, data } = await list(stranger, [made.id]);
  expect(status).toBe(422);
  expect(data?.issues).toMatchObject([{ path: "documentIds.0" }]);
  const keys = [made.key, made.key.replace("documents/", "incoming/"), `${made.key}/../x`];
  for (const viewer of [stranger, undefined]) {
    expect(await answerOf("get-bulk-download-files-signed-url", { keys }, viewer)).toEqual([]);
  }
  expect((await list(session, [made.id])).status).toBe(200);
});

test("a PUT behind the listing changes nothing of what is shown and downloaded", async () => {
  const session = await signedUp(makeCompany("Tauscher"));
  const [photo, other] = [await makePhoto(frontColour), await makePhoto({ r: 9, g: 9, b: 200 })];
  const made = await ticket(session, { fileType: "image/png", name: "a.png" });
  await put(made.uploadUrl, photo, "image/png");
  expect((await list(session, [made.id])).status).toBe(200);
  await put(made.uploadUrl, other, "image/png");
  const headers = { authorization: `Bearer ${session}` };
  const own = await fetch(`${baseUrl}/files/${made.id}`, { headers });
  expect(Buffer.from(await own.arrayBuffer()).equals(photo)).toBe(true);
});

async function expectNothingLeft(session: string, { id, key }: Ticket): Promise<void> {
  const headers = { authorization: `Bearer ${session}` };
  expect((await fetch(`${baseUrl}/files/${id}`, { headers })).status).toBe(404);
  const gone = await call("delete-document", { id }, session);
  expect([gone.status, gone.code]).toEqual([404, "NOT_FOUND"]);
  expect(await answerOf("get-bulk-download-files-signed-url", { keys: [key] }, session)).toEqual(
    [],
  );
  expect(await objectsOf(id)).toEqual([]);
}

/** Everything that lies in storage for a document. */
async function objectsOf(id: string): Promise<string[]> {
  const rooms = ["documents", "incoming", "media"];
  const found = await Promise.all(
    rooms.map(async (room) => {
      const names = await readdir(path.join(filesDir, room, id)).catch(() => []);
      return names.map((name) => `${room}/${id}/${name}`);
    }),
  );
  return found.flat().toSorted();
}

function ticket(session: string, file: { fileType: string; name: string; size?: number }) {
  return answerOf("create-document", file, session);
}

function put(url: string, bytes: Uint8Array, contentType: string): Promise<Response> {
  const headers = { "content-type": contentType };
  return fetch(url, { method: "PUT", body: new Uint8Array(bytes), headers });
}

function list(session: string, documentIds: string[]) {
  const { manufacturer, ...entered } = makePart();
  const payload = { ...entered, manufacturer: { name: manufacturer }, documentIds };
  return call("create-listing", payload, session);
}
