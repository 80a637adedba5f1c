import { randomUUID } from "node:crypto";
import { makeCompany, makePart } from "./actors";
import { listPart, signedUp } from "./program";
import { actionIds } from "./route-handlers";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("an action reaches a page that has it from one that has not", async () => {
  const session = await signedUp(makeCompany("Nachzügler"));
  const listingId = await listPart(session, makePart());
  const [, action = ""] =
    (await actionIds()).find(([name]) => name === "getListingByIdAction") ?? [];
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
