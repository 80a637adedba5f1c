import type { Page } from "playwright/test";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

// Each sets its number in `window.ran`, as a hole in our escaping would.
const injections = [
  "<script>ran(0)</script>",
  "<script>self.__next_f.push([0]);ran(1)</script>",
  '<script id="_R_">ran(2)</script>',
  '<img src="data:," onerror="ran(3)">',
  '<svg onload="ran(4)"></svg>',
  '<script src="data:text/javascript,ran(5)"></script>',
  '<script src="https://evil.example/6.js"></script>',
  `<iframe srcdoc="<script>parent.ran(7)</script>"></iframe>`,
  '<object data="data:text/html,<script>parent.ran(8)</script>"></object>',
  '<script type="module">ran(9)</script>',
  '<details open ontoggle="ran(10)"></details>',
  '<base href="https://evil.example/">',
  "<style>body{display:none}</style>",
];

interface Trapped {
  ran: ((number: number) => void) & { numbers: number[] };
  violations: string[];
}

test.use({
  // The 404: a neighbouring test may delete a listing between the search and its picture.
  expectedErrors: [
    /Content[- ]Security[- ]Policy|ERR_|Minified React error #4|\/media\/.*status of 404/i,
  ],
});

for (const who of ["visitor", "member"] as const) {
  test(`an injected script in the page of a ${who} does not run, and the page's own does`, async ({
    openBrowser,
  }) => {
    const session = await signedUp(makeCompany("Einschub"));
    const listingId = await listPart(session, makePart());
    const page = await openBrowser();
    if (who === "member") {
      await wearCookie(page, session);
    }
    await setTrap(page);
    for (const path of [`/listing/detail/${listingId}`, "/listing/search", "/about"]) {
      await page.unrouteAll();
      await changeOnItsWay(page, path);
      await page.goto(path);
      // The theme switch needs one of the page's own scripts.
      await page.evaluate(() => document.querySelector("[data-injected]")?.remove());
      await expect.poll(() => page.evaluate(() => "__next_f" in window)).toBe(true);
      const trapped = await page.evaluate(() => {
        const { ran, violations } = window as unknown as Trapped;
        return { ran: ran.numbers, violations, base: document.baseURI };
      });
      expect(trapped.ran, path).toEqual([]);
      expect(trapped.base.startsWith(baseUrl), path).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe("none");
      for (const directive of [
        "script-src-elem",
        "script-src-attr",
        "style-src-elem",
        "base-uri",
      ]) {
        expect(trapped.violations, `${path} ${directive}`).toContain(directive);
      }
    }
  });
}

test("without the policy each injected script would have run", async ({ openBrowser }) => {
  const page = await openBrowser();
  await setTrap(page);
  await changeOnItsWay(page, "/about", "default-src * 'unsafe-inline' data:");
  await page.goto("/about");
  const numbers = () =>
    page.evaluate(() => (window as unknown as Trapped).ran.numbers.toSorted((a, b) => a - b));
  await expect.poll(numbers).toEqual([0, 1, 2, 3, 4, 5, 7, 9, 10]);
});

async function setTrap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const numbers: number[] = [];
    const violations: string[] = [];
    const ran = Object.assign((number: number) => numbers.push(number), { numbers });
    Object.assign(window, { ran, violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
}

/** Changes the page between server and browser and keeps its headers. */
async function changeOnItsWay(page: Page, path: string, policy?: string): Promise<void> {
  await page.route(`${baseUrl}${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</body>",
      `<div data-injected>${injections.join("")}</div></body>`,
    );
    const headers = { ...response.headers(), ...(policy && { "content-security-policy": policy }) };
    await route.fulfill({ response, body, headers });
  });
}
