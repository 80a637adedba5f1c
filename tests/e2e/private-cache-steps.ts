import type { OutgoingHttpHeaders } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { PayloadOf } from "@/lib/operations/client";
import { leaksIn } from "../factories/canary";
import { makePart } from "./actors";
import { answerOf, listPart, program } from "./program";
import { askRaw, type RawAnswer } from "./raw-request";
import { baseUrl } from "./surroundings";
import { expect } from "./test";

const rsc = { rsc: "1", accept: "text/x-component" };
const stateTree = encodeURIComponent(JSON.stringify(["", {}, null, "refetch"]));

type Way = (path: string, session: string) => Promise<RawAnswer>;

const by =
  (more: OutgoingHttpHeaders): Way =>
  (path, session) =>
    askRaw(path, { headers: { ...bearerOf(session), ...more } });

/** The ways in which a request with a session might get what it sees into what is kept for everybody. */
export const ways: Record<string, Way> = {
  bearer: by({}),
  cookie: (path, session) => askRaw(path, { headers: cookieOf(session) }),
  both: (path, session) => by(cookieOf(session))(path, session),
  "the session twice": (path, session) =>
    askRaw(path, { headers: { cookie: `lagerfund-session=${session}; lagerfund-session=x` } }),
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
  "another host": by({ "x-forwarded-host": "evil.example", forwarded: "host=evil" }),
  revalidation: by({
    "x-prerender-revalidate": "1",
    "x-prerender-revalidate-if-generated": "1",
    "cache-control": "no-cache",
  }),
  "the tree's own address": async (path, session) => {
    const trees = ["/de/visitor", "/de/member", "/en/visitor", "/%64e/visitor", "/de%2Fvisitor"];
    // The front page's ends in a slash, which Next takes away first.
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

/** So many listings of a seller, and after them nothing is fresh: their pages are kept again (decision 20). */
export async function listParts(session: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push(await listPart(session, makePart()));
  }
  await untilKept(`/listing/detail/${await listPart(session, makePart())}`);
  return ids;
}

/** A page that visitors get from the cache: until then, nothing that was made before it is kept either. */
async function untilKept(path: string): Promise<void> {
  // What other tests change may keep it from being kept for long: then these pages are not kept either.
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await askRaw(path)).headers["x-nextjs-cache"] === "HIT") {
      return;
    }
    await pause(250);
  }
}

/** Passes as soon as the look does. Fails when one does that began a second later, however long that took. */
export async function withinASecond(look: () => Promise<void>): Promise<void> {
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

/** The visitor's page, whole and as the router's payload: nobody's, and for nobody's cache but our own. */
export async function expectVisitorsPage(
  path: string,
  canaries: Record<string, unknown>[],
  where: string,
): Promise<void> {
  const page = await askRaw(path);
  // Pages that are missing come as the router's payload.
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

/** What a session's holder is called, as canaries of the menu. */
export async function holderOf(session: string): Promise<{ userId: string; username: string }> {
  const me = await program(session).me();
  if (!me) {
    throw new Error("the session is dead");
  }
  return { userId: me.id, username: me.username };
}

/** Makes a listing of another shape by its owner, as the form saves it. */
export function saveListing(
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
