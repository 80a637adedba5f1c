import { makeCompany } from "./actors";
import { someClient } from "./client-address";
import { hostilePaths, hostileQueries, hostileTexts } from "./hostile-addresses";
import { answerOf, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

/** Nobody waits longer for a page, however busy the machine is that runs the tests. */
const patienceInMs = 30_000;

for (const who of ["visitor", "member"] as const) {
  for (const [what, queries] of Object.entries(hostileQueries)) {
    test(`no address of the search makes it fail for a ${who}: ${what}`, async () => {
      const paths = queries.map(([title, query]) => [title, `/listing/search?${query}`] as const);
      await expectNoFailure(paths, await headersOf(who));
    });
  }

  for (const [what, pathsWith] of Object.entries(hostilePaths)) {
    test(`no address of a ${what} makes it fail for a ${who}`, async () => {
      const paths = hostileTexts.flatMap(([title, text]) =>
        pathsWith(text).map((path) => [title, path] as const),
      );
      await expectNoFailure(paths, await headersOf(who));
    });
  }
}

test("a page number beyond the end, below the first or no number shows a page that exists", async () => {
  const firstPage = linksIn((await pageAt("/listing/search", {})).html);
  expect(firstPage.length).toBeGreaterThan(0);
  for (const page of ["-1", "0", "1.5", "abc", "%00", "__proto__"]) {
    expect(linksIn((await pageAt(`/listing/search?page=${page}`, {})).html), page).toEqual(
      firstPage,
    );
  }
  for (const page of ["1000000000", "2147483647"]) {
    expect(linksIn((await pageAt(`/listing/search?page=${page}`, {})).html), page).not.toEqual([]);
  }
});

test("a page size that is not offered is the usual one or the largest", async () => {
  const usual = linksIn((await pageAt("/listing/search", {})).html).length;
  const largest = linksIn((await pageAt("/listing/search?pageSize=50", {})).html).length;
  for (const size of ["0", "-1", "9999", "1e9", "x", "2147483648"]) {
    const { html } = await pageAt(`/listing/search?pageSize=${size}`, {});
    expect([usual, largest], size).toContain(linksIn(html).length);
  }
});

test("a query without sense is answered by an empty result that says so", async ({ t }) => {
  for (const query of ["zzqqxxkkww", "%25%25%25", "___", "%27%22%27"]) {
    const { status, html } = await pageAt(`/listing/search?query=${query}`, {});
    expect([status, linksIn(html)], query).toEqual([200, []]);
    expect(html, query).toContain(t("search|no_results"));
  }
});

test("raw bytes in a request line are refused or read, and nothing else happens", async () => {
  for (const path of [
    "/listing/search?query=%ED%A0%80",
    "/listing/search?query=\u00e4",
    "//",
    "/./",
    "/%2e%2e",
  ]) {
    expect.soft((await askRaw(path)).status, path).toBeLessThan(500);
  }
});

test("no program's search or suggestion fails", async () => {
  const texts = [
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udc00x",
    "%_\\",
    "'\";--",
    "x".repeat(20_000),
  ];
  const odd = [
    null,
    1e308,
    -1,
    true,
    [],
    {},
    ["a"],
    "a ".repeat(200),
    "e\u0301".repeat(100),
    "\u202e6ES7",
  ];
  const numbers = [1e9, -1, 0, 1.5, 2_147_483_648, 1e308, "1", null, [], {}];
  const payloads = [
    ...[...texts, ...odd].map((query) => ({ query })),
    ...numbers.flatMap((value) => [
      { query: "6ES7", page: value },
      { query: "6ES7", pageSize: value },
    ]),
    ...numbers.map((value) => ({ manufacturerId: value, sort: value, condition: [value] })),
  ];
  for (const name of ["fuzzy-search-listings", "get-search-suggestions", "get-similar-codes"]) {
    for (const payload of payloads) {
      const response = await fetch(`${baseUrl}/operations/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...someClient() },
        body: JSON.stringify({ json: payload }),
        signal: AbortSignal.timeout(patienceInMs),
      });
      const body = await response.text();
      expect.soft([200, 422], `${name} ${body.slice(0, 200)}`).toContain(response.status);
      expect.soft(body, name).not.toMatch(/prisma|node_modules|\bat \w+ \(/i);
    }
  }
});

test("a search by a program goes no further than the last page", async () => {
  const { data, totalPages } = await answerOf("fuzzy-search-listings", { page: 1_000_000_000 });
  expect(data).toEqual([]);
  expect(totalPages).toBeGreaterThan(0);
});

async function expectNoFailure(
  paths: (readonly [title: string, path: string])[],
  headers: Record<string, string>,
): Promise<void> {
  const left = [...paths];
  const askAll = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [title, path] = next;
      const { status, html } = await pageAt(path, headers);
      expect.soft(status, `${title}: ${path.slice(0, 80)}`).toBeLessThan(500);
      if (status === 200) {
        expectPage(html, title);
      }
    }
  };
  await Promise.all([askAll(), askAll(), askAll()]);
}

async function headersOf(who: "visitor" | "member"): Promise<Record<string, string>> {
  const client = someClient();
  return who === "visitor"
    ? client
    : { ...client, cookie: `lagerfund-session=${await signedUp(makeCompany("Angreifer"))}` };
}

async function pageAt(path: string, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(patienceInMs);
  const response = await fetch(baseUrl + path, { headers, signal });
  return { status: response.status, html: await response.text() };
}

/** A page of ours that says what it is, and nothing of how it is made. */
function expectPage(html: string, title: string): void {
  expect.soft(html, title).toMatch(/<h1[ >]/);
  expect.soft(html, title).not.toContain("<script>alert(1)");
  expect.soft(html, title).not.toMatch(/PrismaClient|node_modules|digest/i);
  // A failure inside is shown by a page that is well in itself.
  const t = textsIn("de");
  expect.soft(html, title).not.toContain(t("search|error"));
  expect.soft(html, title).not.toContain(t("search|timeout"));
}

function linksIn(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...new Set(main.match(/href="\/listing\/detail\/\d+"/g) ?? [])];
}
