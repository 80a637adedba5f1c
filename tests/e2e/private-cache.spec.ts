import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { payloadOf } from "./detail-steps";
import {
  expectVisitorsPage,
  holderOf,
  listParts,
  saveListing,
  ways,
  withinASecond,
} from "./private-cache-steps";
import { answerOf, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { expect, test } from "./test";
import { makeCast, type Offer, offerIn, setStatus, states } from "./visibility-steps";

// What is kept for everybody is rendered for nobody in particular, whoever asks first (decisions 8 and 24). Private
// answers go first here, in every way that reaches a page; then visitors look.

// Some hundred pages each.
test.describe.configure({ timeout: 480_000 });

test("whoever opens a listing first, visitors get a page of nobody's", async () => {
  const cast = await makeCast();
  const blocked = await blockedSession();
  const buyer = await holderOf(cast.sessions.buyer ?? "");
  const administrator = { userId: (await holderOf(cast.sessions.administrator ?? "")).userId };
  const names = Object.keys(ways);
  const ids = await listParts(cast.owner, names.length);
  for (const [place, name] of names.entries()) {
    const path = `/listing/detail/${ids[place]}`;
    const openers = [cast.owner, cast.sessions.administrator];
    for (const session of [
      ...(place % 2 ? openers.toReversed() : openers),
      cast.sessions.buyer,
      blocked,
    ]) {
      await ways[name]?.(path, session ?? "");
    }
    await expectVisitorsPage(path, [cast.canary, buyer, administrator], name);
  }
});

test("in each state of a listing, where there is none, and on every other page visitors get nobody's", async () => {
  const cast = await makeCast();
  const offers = await Promise.all(states.map((state) => offerIn(state, cast)));
  const { part, listingId } = offers[0] as Offer;
  const { manufacturerId } = await answerOf("get-listing-by-id", { listingId });
  const paths = [
    ...offers.map((offer) => `/listing/detail/${offer.listingId}`),
    ...["/listing/detail/2147483647", "/listing/detail/abc", "/gibt-es-nicht"],
    ...["/", "/login", "/about", `/manufacturer/${manufacturerId}-siemens`],
    `/listing/search?query=${part.mpn}&showInactive=true&showUnavailable=true`,
    `/listing/search?manufacturerId=${manufacturerId}&pageSize=50`,
  ];
  const buyer = await holderOf(cast.sessions.buyer ?? "");
  const sessions = [cast.owner, cast.sessions.administrator ?? ""];
  for (const path of paths) {
    await Promise.all(
      sessions.map(async (session) => {
        for (const way of Object.values(ways)) {
          await way(path, session);
        }
      }),
    );
    await expectVisitorsPage(path, [cast.canary, buyer], path);
  }
});

test("what one visitor asks with is in no other visitor's page", async () => {
  const session = await signedUp(makeCompany("Gift"));
  const junk = "kanarien%22%3E%3Cgift";
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
  const ids = await listParts(session, poisons.length);
  for (const [place, headers] of poisons.entries()) {
    const path = `/listing/detail/${ids[place]}`;
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

test("what visitors ask with is in no member's page", async () => {
  const session = await signedUp(makeCompany("Mitglied"));
  const [id] = await listParts(session, 1);
  const path = `/listing/detail/${id}`;
  const poison = {
    host: "evil.example",
    cookie: "i18n_lang=en",
    "x-forwarded-host": "evil.example",
  };
  for (const headers of [poison, { ...poison, rsc: "1" }]) {
    await askRaw(`${path}?note=kanarien&quantity=7`, { headers });
  }
  const { text, headers } = await askRaw(path, {
    headers: { cookie: `lagerfund-session=${session}` },
  });
  expect(text).toContain('<html lang="de"');
  expect(text).not.toMatch(/kanarien|evil/);
  expect(text).toContain("/listing/create?from=");
  expect(headers["cache-control"]).toBe("private, no-cache");
});

test("a visitor's page shows every change within a second", async () => {
  const cast = await makeCast();
  const { listingId, pictureId } = await offerIn("AVAILABLE", cast);
  const part = makePart();
  const path = `/listing/detail/${listingId}`;
  const shown = async () => (await askRaw(path)).text;
  const shows = (text: string) => withinASecond(async () => expect(await shown()).toContain(text));
  const save = (more: object) => saveListing(cast.owner, listingId, payloadOf(part, more));

  await save({ documentIds: [pictureId], pricePerProductInCt: 77_731 });
  await shows("777,31");
  expect(await shown()).toContain(part.nameDe);
  await save({ documentIds: [pictureId], pricePerProductInCt: 88_842 });
  await shows("888,42");
  await save({ documentIds: [pictureId], nameDe: "Umbenanntes Schütz" });
  await shows("Umbenanntes Schütz");
  expect(await shown()).toContain(pictureId);
  await save({ documentIds: [] });
  await withinASecond(async () => expect(await shown()).not.toContain(pictureId));

  const { id } = await answerOf(
    "create-transaction",
    { listingId, quantity: 3 },
    cast.sessions.stranger ?? "",
  );
  for (const [status, pieces] of [
    ["RESERVED", 7],
    ["REQUESTED", 10],
    ["COMPLETED", 7],
  ] as const) {
    await answerOf("update-transaction", { id, status }, cast.owner);
    await shows(`>${pieces} Stück<`);
  }
  await setStatus(cast.owner, listingId, "DRAFT");
  await withinASecond(async () => expect((await askRaw(path)).status).toBe(404));
});

/** A session that was alive until its holder was blocked. */
async function blockedSession(): Promise<string> {
  const session = await signedUp(makeCompany("Gesperrt"));
  const { userId } = await holderOf(session);
  await answerOf("set-user-blocked", { id: userId, isBlocked: true }, await administratorSession());
  return session;
}
