import { randomUUID } from "node:crypto";
import { someClient } from "./client-address";
import { answerOf, listPart, signedUp, statusOfMe } from "./program";
import { actionIds, addressOf, handlerRoutes, pageRoutes } from "./route-handlers";
import { makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

// How a browser marks a cross-site request with our cookie. The last one has no Origin.
const foreign: [title: string, headers: Record<string, string>][] = [
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a name that begins like ours", { origin: `${baseUrl}.evil.example` }],
  ["another port of ours", { origin: baseUrl.replace(/\d+$/, "1") }],
  ["a hidden origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["no origin at all", { "sec-fetch-site": "cross-site" }],
];

// Anybody may count a view, and no cookie changes whose view it is.
const takesNoCookie = ["POST /listing/view/[listingId]"];

const [fromAnotherSite = {}] = foreign.map(([, headers]) => headers);
const attempts = [
  ...foreign.map(([title, headers]) => ["POST", title, headers] as const),
  ...["PUT", "PATCH", "DELETE"].map((method) => [method, "another site", fromAnotherSite] as const),
];

test("no handler does anything for a cookie that another site's page sends", async () => {
  const session = await signedUp(makeCompany("Fälschung"));
  const listingId = await listPart(session, makePart());
  const values: Record<string, string> = {
    listingId: String(listingId),
    name: "end-other-sessions",
    "...nextauth": "signout",
  };
  const cookie = `lagerfund-session=${session}; i18n_lang=de`;
  const before = await ownListings(session);
  for (const route of handlerRoutes()) {
    const address = addressOf(
      route,
      (name) => values[name] ?? "00000000-0000-4000-8000-000000000000",
    );
    for (const [method, title, headers] of attempts) {
      const response = await fetch(`${baseUrl}${address}`, {
        method,
        redirect: "manual",
        headers: { ...someClient(), ...headers, cookie, "content-type": "application/json" },
        body: '{"json":{},"locale":"en"}',
      });
      const what = `${method} ${address} by ${title}`;
      const isExpected = takesNoCookie.includes(`${method} ${route}`);
      expect(response.status, what).toBeGreaterThanOrEqual(isExpected ? 200 : 400);
      expect(response.status, what).toBeLessThan(500);
      expect(response.headers.get("set-cookie") ?? "", what).not.toMatch(
        /lagerfund-session|i18n_lang/,
      );
    }
  }
  expect(await statusOfMe(session)).toBe(200);
  expect(await ownListings(session)).toEqual(before);
});

test("no server action, and no form without scripts, is accepted from another site's page", async () => {
  const cookie = `lagerfund-session=${await signedUp(makeCompany("Formular"))}`;
  const actions = await actionIds();
  expect(actions.length).toBeGreaterThan(20);
  for (const [title, headers] of foreign) {
    for (const [name, id] of actions) {
      const action = { "next-action": id, "content-type": "text/plain;charset=UTF-8" };
      const answer = await post("/about", { ...headers, ...action, cookie }, "[]");
      expect([answer.status, await answer.text()], `${name} by ${title}`).toEqual([
        403,
        expect.stringContaining("FOREIGN_ORIGIN"),
      ]);
    }
    for (const route of new Set([...pageRoutes("visitor"), ...pageRoutes("member")])) {
      const form = new FormData();
      form.set(`$ACTION_ID_${"0".repeat(42)}`, "");
      const page = addressOf(route, () => "1");
      const answer = await post(page, { ...headers, cookie }, form);
      expect(answer.status, `${page} by ${title}`).toBe(403);
    }
  }
});

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

function post(path: string, headers: Record<string, string>, body: BodyInit): Promise<Response> {
  const init: RequestInit = { method: "POST", redirect: "manual", headers, body };
  return fetch(baseUrl + path, init);
}

async function ownListings(session: string): Promise<unknown> {
  return answerOf("export-listings", {}, session);
}
