import type { OutgoingHttpHeaders } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { PayloadOf } from "@/lib/api/client";
import { leaksIn } from "../factories/canary";
import { payloadOf } from "./detail-steps";
import { answerOf, listPart, program } from "./program";
import { askRaw, type RawAnswer } from "./raw-request";
import { makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import {
  makeTestUsers,
  type Offer,
  offerIn,
  setStatus,
  states,
  type TestUsers,
} from "./visibility-steps";

type Way = (path: string, session: string) => Promise<RawAnswer>;

const rsc = { rsc: "1", accept: "text/x-component" };
const stateTree = encodeURIComponent(JSON.stringify(["", {}, null, "refetch"]));

const by =
  (more: OutgoingHttpHeaders): Way =>
  (path, session) =>
    askRaw(path, { headers: { ...bearerOf(session), ...more } });

/** The ways in which a member's request could put private content into the shared cache. */
const ways: Record<string, Way> = {
  bearer: by({}),
  cookie: (path, session) => askRaw(path, { headers: cookieOf(session) }),
  both: (path, session) => by(cookieOf(session))(path, session),
  HEAD: (path, session) => askRaw(path, { method: "HEAD", headers: cookieOf(session) }),
  router: (path, session) => askRaw(path, { headers: { ...cookieOf(session), ...rsc } }),
  "router with bearer": (path, session) =>
    by(rsc)(`${path}${path.includes("?") ? "&" : "?"}_rsc=1abcd`, session),
  prefetch: by({
    ...rsc,
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/_tree",
    purpose: "prefetch",
    "sec-purpose": "prefetch;prerender",
  }),
  "router's state": by({ ...rsc, "next-router-state-tree": stateTree, "next-url": "/" }),
  "Next's inner headers": (path, session) =>
    by({
      "x-middleware-subrequest": Array(6).fill("middleware").join(":"),
      "x-middleware-rewrite": `/de/member${path}`,
      "x-middleware-override-headers": "cookie",
      "x-middleware-request-cookie": `lagerfund-session=${session}`,
      "x-invoke-path": `/de/member${path}`,
      "x-matched-path": `/de/member${path}`,
      "x-nextjs-data": "1",
      "x-nextjs-rewritten-path": `/de/member${path}`,
      "x-now-route-matches": "1=member",
    })(path, session),
  revalidation: by({
    "x-prerender-revalidate": "1",
    "x-prerender-revalidate-if-generated": "1",
    "cache-control": "no-cache",
  }),
  "the tree's own address": async (path, session) => {
    const trees = ["/de/visitor", "/de/member", "/en/visitor", "/%64e/visitor", "/de%2Fvisitor"];
    // Next removes the trailing slash of the landing page first.
    const addresses = trees.map((tree) => `${tree}${path}`.replace(/\/$/, ""));
    const answers = await Promise.all(addresses.map((address) => ways.both?.(address, session)));
    expect(answers.map((answer) => answer?.status)).toEqual(trees.map(() => 404));
    return by({})(path, session);
  },
  "odd spellings of the path": async (path, session) => {
    const [pathname = "", query = ""] = path.split("?");
    const spelt = [`/${path}`, `${pathname}/?${query}`, pathname.replace("e", "%65"), `${path}#a`];
    await Promise.all(spelt.map((odd) => ways.both?.(odd, session)));
    return by({})(path, session);
  },
  "a form of the page": (path, session) =>
    askRaw(path, {
      method: "POST",
      body: "[]",
      headers: {
        ...cookieOf(session),
        origin: baseUrl,
        "next-action": "0".repeat(42),
        "content-type": "text/plain;charset=UTF-8",
      },
    }),
};

const poisons: Record<string, string | string[]>[] = [
  { cookie: "i18n_lang=en" },
  { "accept-language": "en" },
  { host: "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil" },
  { "x-original-url": "/kanarien", "x-rewrite-url": "/kanarien", "x-invoke-query": "kanarien" },
  { cookie: "lagerfund-session=kanarien" },
  { "user-agent": "kanarien", referer: "https://evil.example/kanarien" },
  { "x-middleware-rewrite": "/en/visitor/about", "x-next-intl-locale": "en" },
];

// Shared pages are rendered for no one in particular. Members ask first in every way, then visitors look.

// The tests share their listings, because each visits some hundred pages.
test.describe.configure({ mode: "default", timeout: 480_000 });

let users: TestUsers;
let ids: number[];

test.beforeAll(async () => {
  users = await makeTestUsers();
  ids = await listParts(users.owner, Object.keys(ways).length + poisons.length);
});

test("visitors get a page without a user's data, even when a user opens a listing first", async () => {
  const buyer = await holderOf(users.sessions.buyer ?? "");
  const administrator = { userId: (await holderOf(users.sessions.administrator ?? "")).userId };
  for (const [place, name] of Object.keys(ways).entries()) {
    const path = `/listing/detail/${ids[place]}`;
    const openers = [users.owner, users.sessions.administrator];
    for (const session of [...(place % 2 ? openers.toReversed() : openers), users.sessions.buyer]) {
      await ways[name]?.(path, session ?? "");
    }
    await expectVisitorsPage(path, [users.canary, buyer, administrator], name);
  }
});

test("in each state of a listing, where there is none, and on every other page visitors get a page without a user's data", async () => {
  const offers = await Promise.all(states.map((state) => offerIn(state, users)));
  const { part, listingId } = offers[0] as Offer;
  const { manufacturerId } = await answerOf("get-listing-by-id", { listingId });
  const paths = [
    ...offers.map((offer) => `/listing/detail/${offer.listingId}`),
    ...["/listing/detail/2147483647", "/listing/detail/abc", "/gibt-es-nicht"],
    ...["/", "/login", "/about", `/manufacturer/${manufacturerId}-siemens`],
    `/listing/search?query=${part.mpn}&showInactive=true&showUnavailable=true`,
    `/listing/search?manufacturerId=${manufacturerId}&pageSize=50`,
  ];
  const buyer = await holderOf(users.sessions.buyer ?? "");
  const sessions = [users.owner, users.sessions.administrator ?? ""];
  for (const path of paths) {
    await Promise.all(
      sessions.map(async (session) => {
        for (const way of [ways.both, ways.router, ways.prefetch, ways["Next's inner headers"]]) {
          await way?.(path, session);
        }
      }),
    );
    await expectVisitorsPage(path, [users.canary, buyer], path);
  }
});

test("no visitor's page contains the request of another visitor", async () => {
  const junk = "kanarien%22%3E%3Cgift";
  const left = ids.slice(Object.keys(ways).length);
  for (const [place, headers] of poisons.entries()) {
    const path = `/listing/detail/${left[place]}`;
    const where = JSON.stringify(headers);
    await askRaw(`${path}?note=${junk}&quantity=7&${junk}=${junk}`, { headers });
    await askRaw(`${path}?_rsc=${junk}`, { headers: { ...headers, rsc: "1" } });
    await askRaw(path, { headers });
    const { status, text } = await askRaw(path);
    expect(status, where).toBe(200);
    expect(text, where).toContain('<html lang="de"');
    expect(text, where).not.toMatch(/kanarien|evil/);
    const english = await askRaw(path, { headers: { cookie: "i18n_lang=en" } });
    expect(english.text, where).toContain('<html lang="en"');
  }
});

test("a visitor's page shows every change within a second", async () => {
  const { listingId, imageId } = await offerIn("AVAILABLE", users);
  const part = makePart();
  const path = `/listing/detail/${listingId}`;
  const shown = async () => (await askRaw(path)).text;
  const shows = (text: string) => withinASecond(async () => expect(await shown()).toContain(text));
  const save = (more: object) => saveListing(users.owner, listingId, payloadOf(part, more));

  await save({ documentIds: [imageId], pricePerProductInCt: 77_731 });
  await shows("777,31");
  expect(await shown()).toContain(part.nameDe);
  await save({ documentIds: [imageId], pricePerProductInCt: 88_842 });
  await shows("888,42");
  await save({ documentIds: [imageId], nameDe: "Umbenanntes Schütz" });
  await shows("Umbenanntes Schütz");
  expect(await shown()).toContain(imageId);
  await save({ documentIds: [] });
  await withinASecond(async () => expect(await shown()).not.toContain(imageId));

  const { id } = await answerOf(
    "create-transaction",
    { listingId, quantity: 3 },
    users.sessions.stranger ?? "",
  );
  for (const [status, pieces] of [
    ["RESERVED", 7],
    ["REQUESTED", 10],
    ["COMPLETED", 7],
  ] as const) {
    await answerOf("update-transaction", { id, status }, users.owner);
    await shows(`>${pieces} Stück<`);
  }
  await setStatus(users.owner, listingId, "DRAFT");
  await withinASecond(async () => expect((await askRaw(path)).status).toBe(404));
});

/** Lists parts, and waits until pages of the seller are cached again. */
async function listParts(session: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push(await listPart(session, makePart()));
  }
  await untilCached(`/listing/detail/${await listPart(session, makePart())}`);
  return ids;
}

/** Waits until visitors get the page from the cache, so nothing older is cached. */
async function untilCached(path: string): Promise<void> {
  // Other tests may drop the page from the cache at any time.
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await askRaw(path)).headers["x-nextjs-cache"] === "HIT") {
      return;
    }
    await pause(250);
  }
}

/** Retries; fails when an attempt fails that began more than a second later. */
async function withinASecond(look: () => Promise<void>): Promise<void> {
  const latest = performance.now() + 1_000;
  for (;;) {
    const isLast = performance.now() >= latest;
    try {
      return await look();
    } catch (error) {
      if (isLast) {
        throw error;
      }
    }
    await pause(50);
  }
}

/** Checks the HTML and the router's payload: no private content, and no browser cache. */
async function expectVisitorsPage(
  path: string,
  canaries: Record<string, unknown>[],
  where: string,
): Promise<void> {
  const page = await askRaw(path);
  expect(page.text, where).toMatch(/href(?:="|\\":\\")\/login/);
  expect(page.headers["cache-control"], where).toBe("private, no-cache");
  expect(page.headers["set-cookie"], where).toBeUndefined();
  const first = await askRaw(path, { headers: rsc });
  const { location } = first.headers;
  const payload = location ? await askRaw(location, { headers: rsc }) : first;
  const prefetched = await ways.prefetch?.(path, "");
  for (const { text } of [page, payload, prefetched ?? payload]) {
    expect(
      canaries.flatMap((canary) => leaksIn(text, canary)),
      where,
    ).toEqual([]);
  }
}

/** Names of the session's owner, to search pages for. */
async function holderOf(session: string): Promise<{ userId: string; username: string }> {
  const me = await program(session).me();
  if (!me) {
    throw new Error("the session is dead");
  }
  return { userId: me.id, username: me.username };
}

function saveListing(
  session: string,
  id: number,
  entered: Omit<PayloadOf<"update-listing">, "id">,
): Promise<unknown> {
  return answerOf("update-listing", { ...entered, id }, session);
}

function cookieOf(session: string) {
  return { cookie: `lagerfund-session=${session}; i18n_lang=de` };
}

function bearerOf(session: string) {
  return { authorization: `Bearer ${session}` };
}
