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
import { answerOf, listPart, signedUp } from "./program";
import { askRaw, type RawAnswer } from "./raw-request";
import { expect, test } from "./test";
import { makeCast, offerIn, setStatus, states } from "./visibility-steps";

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
  const ids = await listParts(cast.owner, 2 * names.length);
  for (const [place, name] of names.entries()) {
    const firsts = [
      [ids[2 * place], cast.owner, cast.sessions.administrator],
      [ids[2 * place + 1], cast.sessions.administrator, cast.owner],
    ] as const;
    for (const [id, ...openers] of firsts) {
      const path = `/listing/detail/${id}`;
      for (const session of [...openers, cast.sessions.buyer, blocked]) {
        await ways[name]?.(path, session ?? "");
      }
      await expectVisitorsPage(path, [cast.canary, buyer, administrator], name);
    }
  }
});

test("in each state of a listing, and where there is none, visitors get a page of nobody's", async () => {
  const cast = await makeCast();
  const paths = ["/listing/detail/2147483647", "/listing/detail/abc", "/gibt-es-nicht"];
  for (const state of states) {
    paths.push(`/listing/detail/${(await offerIn(state, cast)).listingId}`);
  }
  await expectPagesOfNobody(paths, cast);
});

test("search, the front page and manufacturers' pages are nobody's", async () => {
  const cast = await makeCast();
  const { part, listingId } = await offerIn("AVAILABLE", cast);
  const { manufacturerId } = await answerOf("get-listing-by-id", {
    listingId,
  });
  await expectPagesOfNobody(
    [
      "/",
      "/login",
      "/about",
      `/manufacturer/${manufacturerId}-siemens`,
      `/listing/search?query=${part.mpn}`,
      `/listing/search?query=${part.mpn}&showInactive=true&showUnavailable=true`,
      `/listing/search?manufacturerId=${manufacturerId}&pageSize=50`,
    ],
    cast,
  );
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

test("what can be no address is in no other visitor's page", async () => {
  const pairs = [
    ["/listing/detail/kanarien", "/listing/detail/anders"],
    ["/listing/detail/77777777777", "/listing/detail/88888888888"],
    ["/manufacturer/0-kanarien", "/manufacturer/0-anders"],
  ];
  for (const [first = "", second = ""] of pairs) {
    const [own, others] = [await askRaw(first), await askRaw(second)];
    const isIn = ({ text }: RawAnswer) => /kanarien|77777777777/i.test(text);
    // Or somebody has asked for the page for all of them by its own address.
    expect(isIn(own) || own.headers["x-nextjs-cache"] === "HIT", first).toBe(true);
    expect(isIn(others), first).toBe(false);
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

test("a pause by the seller's own button is seen by visitors within a second", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Pausiert"));
  const id = await listPart(session, makePart());
  const path = `/listing/detail/${id}`;
  const statusSeen = async () => (await askRaw(path)).status;
  expect(await statusSeen()).toBe(200);
  const domain = new URL(test.info().project.use.baseURL ?? "").hostname;
  await page
    .context()
    .addCookies([{ name: "lagerfund-session", value: session, domain, path: "/" }]);
  await page.goto(path);
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().headers()["next-action"]),
  );
  await page.getByRole("button", { name: t("listing|owner|DRAFT") }).click();
  await saved;
  await withinASecond(async () => expect(await statusSeen()).toBe(404));
});

async function expectPagesOfNobody(
  paths: string[],
  cast: Awaited<ReturnType<typeof makeCast>>,
): Promise<void> {
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
}

/** A session that was alive until its holder was blocked. */
async function blockedSession(): Promise<string> {
  const session = await signedUp(makeCompany("Gesperrt"));
  const { userId } = await holderOf(session);
  await answerOf("set-user-blocked", { id: userId, isBlocked: true }, await administratorSession());
  return session;
}
