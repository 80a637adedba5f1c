import { someClient } from "./client-address";
import { inGroupsOf } from "./groups";
import { signedUp } from "./program";
import { askRaw } from "./raw-request";
import { addressOf, handlerRoutes, pageRoutes, parametersOf } from "./route-handlers";
import { makeCompany } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const timeoutInMs = 30_000;

/** Percent-encoded as an attacker would send them. */
const hostileTexts = [
  ...["", "%20%20%09", "%00", "6ES7%00131", "%01%02%1b%5B31m%7f%c2%85", "a%0d%0aSet-Cookie:%20x=1"],
  // Lone surrogates, invalid UTF-8, half a character, bare percent signs.
  ...["%ED%A0%80", "%ED%B0%80x", "%FF%FE%C0%AF", "%E2%82", "%", "%zz%u0041"],
  ...["%25_%25%5C%25", "%27%3B%20DROP%20TABLE%20listing%3B--", "%22%27%60%5C%E2%80%9E"],
  "%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "(a%2B)%2B%24%7B%5B%5E%7C*",
  "a%20%26%20!b%20%7C%20(c%20%3C-%3E%20d%3A*)",
  ...[
    "a%20".repeat(200),
    "x".repeat(10_000),
    `e${"%CC%81".repeat(300)}`,
    "%F0%9F%94%A9".repeat(40),
  ],
  ...["%D9%A1%D9%A2%D9%A3", "%E2%80%AE6ES7%E2%80%AC"],
];
const hostileNumbers = [
  ...["-1", "0", "1.5", "1e9", "2147483648", "9".repeat(30), "Infinity", "NaN", "__proto__"],
  ...["constructor", "%00", "%25%25"],
];
const all = [...hostileTexts, ...hostileNumbers];
const few = ["%00", "%ED%A0%80", "__proto__", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"];

const freeTexts = ["query", "manufacturer"];
const numbers = ["page", "pageSize", "manufacturerId", "minOrderQuantity", "yearOfManufactureFrom"];
const choices = ["sort", "condition", "shippingPossible", "showInactive", "lang"];
const names = [...freeTexts, ...numbers, ...choices];

const withEach = (parameters: string[], texts: string[]) =>
  parameters.flatMap((name) => texts.map((text) => `${name}=${text}`));

const queries = [
  ...withEach(freeTexts, all),
  ...withEach(numbers, hostileNumbers),
  ...withEach(choices, few),
  names.map((name) => `${name}=%00%FF`).join("&"),
  names.map((name) => `${name}=1&${name}=6ES7`).join("&"),
  names.map((name) => `${name}[]=1&${name}[0]=2&${name}[a][b]=3`).join("&"),
  "__proto__=1&__proto__[x]=1&constructor=1&constructor.prototype=1&toString=1",
  Array.from({ length: 2000 }, (_, at) => `a${at}`).join("&"),
  `query=6ES7${"&condition=X".repeat(1000)}`,
  "&&&===&=&;;??",
];

const addresses: Record<string, string[]> = {
  "the search": queries.map((query) => `/listing/search?${query}`),
  "a part": all.flatMap((text) => [`/listing/detail/${text}`, `/listing/detail/1${text}`]),
  "a manufacturer": all.flatMap((text) => [
    `/manufacturer/${text}`,
    `/manufacturer/1?page=${text}&lang=${text}`,
  ]),
};

for (const who of ["visitor", "member"] as const) {
  for (const [what, paths] of Object.entries(addresses)) {
    test(`no address of ${what} makes it fail for a ${who}`, async ({ t }) => {
      const headers: Record<string, string> = { ...someClient() };
      if (who === "member") {
        headers.cookie = `lagerfund-session=${await signedUp(makeCompany("Angreifer"))}`;
      }
      // Pages parse addresses alike for all roles, so members try only every third.
      const left = paths.filter((_, place) => who === "visitor" || place % 3 === 0);
      const askAll = async () => {
        for (let path = left.pop(); path; path = left.pop()) {
          const { status, html } = await pageAt(path, headers);
          const title = path.slice(0, 80);
          expect.soft(status, title).toBeLessThan(500);
          expect.soft(html, title).not.toContain("<script>alert(1)");
          expect.soft(html, title).not.toMatch(/PrismaClient|node_modules/i);
          // A search error is shown inside a page of status 200.
          expect.soft(html, title).not.toContain(t("search|error"));
          expect.soft(html, title).not.toContain(t("search|timeout"));
        }
      };
      await Promise.all([askAll(), askAll(), askAll()]);
    });
  }
}

test("no address of any other route makes it fail for a member, or climbs out of where it belongs", async () => {
  const headers = { cookie: `lagerfund-session=${await signedUp(makeCompany("Irrläufer"))}` };
  const climbs = ["../", "..%2f", "%2e%2e%2f", "..%252f", "..\\", "..%5c", "....//", "..%00/"];
  const odd = ["%00", "%ff", "__proto__", "x".repeat(5000)];
  const texts = [
    ...odd,
    ...climbs.flatMap((climb) => [`${climb.repeat(8)}etc/passwd`, `${climb}auth-secret`]),
    ...["/etc/passwd", "file:///etc/passwd", "auth-secret%00.png"],
  ];
  const withTextIn = (route: string) => (text: string) => addressOf(route, () => text);
  const isOpen = (route: string) => parametersOf(route).length > 0;
  const pages = [...new Set([...pageRoutes("visitor"), ...pageRoutes("member")])];
  const places = [
    ...handlerRoutes().filter(isOpen).map(withTextIn),
    ...["/_next/static/chunks/", "/_next/", "/", "/public/"].map(
      (folder) => (text: string) => folder + text,
    ),
    ...[
      ...["/_next/image?w=64&q=75&url=", "/csv-import/template?lang=", "/login?next="],
      ...["/email-verification?token=", "/transaction/user?page=-1&role=__proto__&status="],
    ].map((address) => (text: string) => address + text),
  ];
  const asked = [
    ...places.flatMap((addressWith) => texts.map(addressWith)),
    ...pages.filter(isOpen).flatMap((route) => odd.map(withTextIn(route))),
  ];
  for (const some of inGroupsOf(8, asked)) {
    const answers = await Promise.all(some.map((address) => askRaw(address, { headers })));
    for (const [place, { status, text }] of answers.entries()) {
      const address = some[place]?.slice(0, 120);
      expect(status, address).toBeLessThan(500);
      const body = text.split("\n\n").slice(1).join();
      // Marks of /etc/passwd, package.json and the environment.
      expect(body, address).not.toMatch(/root:.*:0:0|"devDependencies"|DATABASE_URL=|^[\w-]{43}$/m);
      expect(body, address).not.toMatch(/PrismaClient|node_modules/i);
    }
  }
});

test("raw bytes in a request line, and invalid forms, are rejected or read", async () => {
  for (const path of ["/listing/search?query=\u00e4", "//", "/./", "/%2e%2e"]) {
    expect.soft((await askRaw(path)).status, path).toBeLessThan(500);
  }
  const form = { "content-type": "application/x-www-form-urlencoded" };
  for (const path of ["/language", "/", "/login", "/listing/detail/1", "/no/such/page"]) {
    const posted = await askRaw(path, { method: "POST", headers: form, body: "locale=%00" });
    expect.soft(posted.status, path).toBeLessThan(500);
  }
});

async function pageAt(path: string, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(timeoutInMs);
  const response = await fetch(baseUrl + path, { headers, signal });
  return { status: response.status, html: await response.text() };
}
