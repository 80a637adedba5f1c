import { makeCompany } from "./actors";
import { someClient } from "./client-address";
import { hostileQueries, hostileTexts } from "./hostile-addresses";
import { answerOf, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

/** Nobody waits longer for a page, however busy the machine is that runs the tests. */
const patienceInMs = 30_000;

for (const who of ["visitor", "member"] as const) {
  test(`no address of the search makes it fail for a ${who}`, async () => {
    const headers = await headersOf(who);
    for (const [title, query] of hostileQueries) {
      const { status, html } = await pageAt(`/listing/search?${query}`, headers);
      expect.soft(status, `${title}: ${query.slice(0, 80)}`).toBeLessThan(500);
      if (status === 200) {
        expectPage(html, title);
      }
    }
  });

  test(`no address of a part or a manufacturer makes it fail for a ${who}`, async () => {
    const headers = await headersOf(who);
    for (const [title, text] of hostileTexts) {
      for (const path of [
        `/listing/detail/${text}`,
        `/listing/detail/1${text}`,
        `/manufacturer/${text}`,
        `/manufacturer/1-${text}`,
        `/manufacturer/1?page=${text}&lang=${text}`,
      ]) {
        const { status, html } = await pageAt(path, headers);
        expect.soft(status, `${title}: ${path.slice(0, 80)}`).toBeLessThan(500);
        if (status === 200) {
          expectPage(html, title);
        }
      }
    }
  });
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

test.describe("an address that is too long", () => {
  test.use({ expectedErrors: [/status of 431/] });

  test("an address longer than a server reads gets a page that says so", async ({ page }) => {
    const long = `/listing/search?query=${"x".repeat(20_000)}`;
    expect((await askRaw(long)).status).toBe(431);
    await page.goto(long);
    await expect(page.getByRole("heading")).toHaveText("Adresse zu lang · Address too long");
    await page.getByRole("link", { name: "Zur Suche" }).click();
    await expect(page).toHaveURL(`${baseUrl}/listing/search`);
    // The next request is answered as ever.
    expect((await pageAt("/listing/search", {})).status).toBe(200);
  });
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
  const { data, totalPages } = await answerOf<{ data: unknown[]; totalPages: number }>(
    "fuzzy-search-listings",
    { page: 1_000_000_000 },
  );
  expect(data).toEqual([]);
  expect(totalPages).toBeGreaterThan(0);
});

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
