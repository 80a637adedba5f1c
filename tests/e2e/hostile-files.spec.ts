import { makeCompany, makePart, makePhoto } from "./actors";
import { frontColour } from "./listing-steps";
import { answerOf, call, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

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
