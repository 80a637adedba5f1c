import { readFile } from "node:fs/promises";
import { makeCompany, makePart } from "./actors";
import { someClient } from "./client-address";
import { answerOf, listPart, signedUp, statusOfMe } from "./program";
import { addressOf, handlerRoutes } from "./route-handlers";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { walks } from "./walked-pages";

// How a browser marks what another site's page sends with our cookie; at last one whose Origin was taken away.
const foreign: [title: string, headers: Record<string, string>][] = [
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a name that begins like ours", { origin: `${baseUrl}.evil.example` }],
  ["another port of ours", { origin: baseUrl.replace(/\d+$/, "1") }],
  ["a hidden origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["no origin at all", { "sec-fetch-site": "cross-site" }],
];

// Anybody may count a look at a listing, and no cookie makes it another's.
const takesNoCookie = ["POST /listing/view/[listingId]"];

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
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const [title, headers] of foreign) {
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
  }
  expect(await statusOfMe(session)).toBe(200);
  expect(await ownListings(session)).toEqual(before);
});

test("a cookie that another site's page sends does not log anybody out, by any of the ways there are", async () => {
  const session = await signedUp(makeCompany("Abmeldung"));
  const cookie = `lagerfund-session=${session}`;
  const token = await (await fetch(`${baseUrl}/api/auth/csrf`)).json();
  for (const [, headers] of foreign) {
    for (const path of ["/auth/logout", "/auth/session", "/api/auth/signout", "/auth/expired"]) {
      await fetch(`${baseUrl}${path}`, {
        method: path === "/auth/expired" ? "GET" : "POST",
        redirect: "manual",
        headers: { ...headers, cookie, "content-type": "application/x-www-form-urlencoded" },
        ...(path !== "/auth/expired" && { body: `csrfToken=${token.csrfToken}` }),
      });
      expect(await statusOfMe(session), path).toBe(200);
    }
  }
});

test("no server action of all that there are is done for another site's page", async () => {
  const session = await signedUp(makeCompany("Formular"));
  const actions = await actionIds();
  expect(actions.length).toBeGreaterThan(20);
  for (const [name, id] of actions) {
    for (const [title, headers] of foreign) {
      const response = await fetch(`${baseUrl}/about`, {
        method: "POST",
        headers: {
          ...headers,
          cookie: `lagerfund-session=${session}`,
          "next-action": id,
          "content-type": "text/plain;charset=UTF-8",
        },
        body: "[]",
      });
      expect([response.status, await response.text()], `${name} by ${title}`).toEqual([
        403,
        expect.stringContaining("FOREIGN_ORIGIN"),
      ]);
    }
  }
});

test("no form without scripts is taken from another site's page, whatever page it is posted to", async () => {
  const session = await signedUp(makeCompany("Ohne Skript"));
  const places = {
    listingId: 1,
    reservedId: 2,
    transactionId: 1,
    completedId: 2,
    unsoldId: 3,
    userId: "x",
    importId: "x",
  };
  const pages = [...new Set(Object.values(walks).flatMap((walk) => walk(places)))];
  for (const page of pages) {
    for (const [title, headers] of foreign) {
      const form = new FormData();
      form.set(`$ACTION_ID_${"0".repeat(42)}`, "");
      const response = await fetch(`${baseUrl}${page}`, {
        method: "POST",
        redirect: "manual",
        headers: { ...headers, cookie: `lagerfund-session=${session}` },
        body: form,
      });
      expect(response.status, `${page} by ${title}`).toBe(403);
    }
  }
});

async function actionIds(): Promise<[name: string, id: string][]> {
  const manifest = JSON.parse(
    await readFile(".next/server/server-reference-manifest.json", "utf8"),
  ) as { node: Record<string, { exportedName: string }> };
  return Object.entries(manifest.node).map(([id, { exportedName }]) => [exportedName, id]);
}

async function ownListings(session: string): Promise<unknown> {
  return answerOf("export-listings", {}, session);
}
