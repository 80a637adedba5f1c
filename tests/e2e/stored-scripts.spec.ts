import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import { sendFile } from "./csv-import-steps";
import { queryIn } from "./database-steps";
import { uploadFile } from "./detail-steps";
import { inGroupsOf } from "./groups";
import { wearCookie } from "./own-account-steps";
import { answerOf, call, logIn, program, signUp } from "./program";
import { type Company, makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

/** Known XSS payloads. Each calls `ran` with its number, loads from `evil.example` or opens a dialog. */
const hostileMarkup = [
  "<script>ran(0)</script>",
  '"><script>ran(1)</script>',
  "<svg/onload=ran(3)>",
  "</script><script>ran(4)</script>",
  "</title><svg onload=ran(5)>",
  "</textarea><img src=x onerror=ran(6)>",
  "--><img src=x onerror=ran(7)>",
  "<iframe srcdoc='<script>parent.ran(9)</script>'>",
  '<a href="javascript:ran(10)">x</a>',
  "javascript:ran(11)",
  '" autofocus onfocus="ran(13)',
  "<math><mtext></p><style><img src=x onerror=ran(16)></style>",
  "<noscript><p title='</noscript><img src=x onerror=ran(17)>'>",
  "\\u003cscript\\u003eran(18)\\u003c/script\\u003e",
  "&lt;img src=x onerror=ran(19)&gt;",
  "<img src=//evil.example/21.png>",
  "<link rel=stylesheet href=//evil.example/22.css>",
  "<meta http-equiv=refresh content='0;url=//evil.example/23'>",
  "<base href=//evil.example/>",
  "<form action=//evil.example/><button>ok</button></form>",
  "{{constructor.constructor('ran(24)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what templates would fill in.
  "${ran(25)}",
  '"]\n1:I["x",[],"ran(26)"]\n0:["$","script",null,{"children":"ran(26)"}]',
  "$L1 $@1 $undefined $Sreact.fragment $F1",
  '"}</script><script>ran(27)</script>{"',
  "<style>body{display:none}</style>",
  '=HYPERLINK("//evil.example/31")',
];

const allHostileMarkup = hostileMarkup.join(" ");

const line = hostileLines(100);

// Without our policy, which would hide a hole in the escaping.
const withoutPolicy = { bypassCSP: true, javaScriptEnabled: true };

let records: Awaited<ReturnType<typeof makeHostileRecords>>;

test.beforeAll(async () => {
  records = await makeHostileRecords();
});

const visited: Record<string, (made: typeof records) => string[]> = {
  "a visitor": ({ listingId, manufacturerId, part }) => [
    `/listing/detail/${listingId}`,
    `/listing/detail/${listingId}?lang=en`,
    `/listing/search?query=${encodeURIComponent(part.mpn)}`,
    "/manufacturer",
    `/manufacturer/${manufacturerId}`,
    ...inGroupsOf(14, hostileMarkup).flatMap((texts) => {
      const said = encodeURIComponent(texts.join(" "));
      return [`/listing/search?query=${said}`, `/login?next=${said}&email=${said}`, `/${said}`];
    }),
  ],
  "the buyer": ({ listingId, transaction, draft }) => [
    `/listing/detail/${listingId}?draft=${draft.id}`,
    `/transaction/detail/${transaction.id}`,
    "/transaction/user",
  ],
  "the seller": ({ listingId, transaction, importId }) => [
    "/listing/user",
    `/listing/edit/${listingId}`,
    `/listing/create?from=${listingId}`,
    `/transaction/detail/${transaction.id}`,
    "/transaction/user",
    "/account",
    "/csv-import",
    `/csv-import/${importId}/columns`,
    `/csv-import/${importId}/defaults`,
    `/csv-import/${importId}`,
    "/file-upload",
  ],
  "an administrator": ({ listingId, userId, manufacturerId }) => [
    "/admin/manufacturers",
    `/admin/manufacturers/${manufacturerId}`,
    "/admin/users",
    `/admin/users/${userId}`,
    "/admin/security",
    "/admin/analytics",
    `/listing/detail/${listingId}`,
    "/transaction/user?view=all&pageSize=50",
    `/listing/user/${userId}`,
    "/dev/mail",
  ],
};

test.use({ expectedErrors: [/404|Blocked script execution in 'about:srcdoc'|sandboxed/] });

for (const [who, pagesOf] of Object.entries(visited)) {
  test(`no text that others have entered runs in the browser of ${who}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(withoutPolicy);
    const sprung = await setTrap(page);
    if (who !== "a visitor") {
      const sessions = { "the buyer": records.ofBuyer, "the seller": records.ofSeller };
      await wearCookie(page, sessions[who as "the buyer"] ?? (await administratorSession()));
    }
    let shown = 0;
    for (const address of pagesOf(records)) {
      await test.step(address, async () => {
        await page.goto(address);
        await page.locator("main").hover();
        const text = await page.locator("html").textContent();
        shown += Number(/onerror=ran\(|onload=ran\(|<script>ran/.test(text ?? ""));
        expect(sprung(), address).toEqual([]);
        expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe("none");
        expect(new URL(page.url()).origin).toBe(baseUrl);
      });
    }
    // Otherwise the pages would show none of it and the test could not fail.
    expect(shown, "pages that show what was entered").toBeGreaterThan(2);
  });
}

test("such a text would run where it gets into a page unescaped", async ({ openBrowser }) => {
  const page = await openBrowser(withoutPolicy);
  const sprung = await setTrap(page);
  await page.setContent(`<main>${hostileMarkup.join(" ")}</main>`);
  await expect.poll(() => sprung().length).toBeGreaterThan(5);
});

/** Records all that a payload could cause; closes dialogs and blocks the network. */
async function setTrap(page: Page): Promise<() => string[]> {
  const sprung: string[] = [];
  await page.context().exposeFunction("ran", (number: number) => sprung.push(`ran(${number})`));
  page.on("dialog", async (dialog) => {
    sprung.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.context().route(
    ({ hostname }) => hostname.includes("evil.example"),
    async (route) => {
      sprung.push(route.request().url());
      await route.abort();
    },
  );
  return () => sprung;
}

function hostileCompany(): Company {
  const number = randomInt(1e6);
  return {
    ...makeCompany("Angriff"),
    username: `<svg/onload=ran(3)>${number}`,
    street: line(),
    zipCode: "<b>1</b>",
    city: line(),
    country: line(),
  };
}

async function makeHostileRecords() {
  const [seller, buyer] = [hostileCompany(), hostileCompany()];
  await Promise.all([signUp(seller), signUp(buyer)]);
  const [ofSeller, ofBuyer] = await Promise.all([logIn(seller), logIn(buyer)]);
  const part = hostilePart();
  const { listingId } = await answerOf("create-listing", await withFile(ofSeller, part), ofSeller);
  const draft = await program().call("create-request-draft", {
    listingId,
    quantity: "1",
    note: allHostileMarkup.slice(0, 900),
    question: allHostileMarkup.slice(0, 900),
  });
  const trade = { listingId, quantity: 1, note: allHostileMarkup.slice(0, 900) };
  const transaction = await answerOf("create-transaction", trade, ofBuyer);
  await answerOf("update-transaction", { id: transaction.id, status: "RESERVED" }, ofSeller);
  await answerOf(
    "contact-seller",
    { listingId, message: allHostileMarkup.slice(0, 1_900) },
    ofBuyer,
  );
  await call("contact-operator", {
    ...{ firstName: line(), lastName: line(), company: line() },
    ...{ email: buyer.email, message: allHostileMarkup },
  });
  await answerOf("create-file", { fileType: "application/pdf", name: `${line()}.pdf` }, ofSeller);
  const csv = `Hersteller;${line()};Bezeichnung;Langtext;Bestand;Preis\r\n${csvRow()}\r\n${csvRow()}`;
  const importId = await sendFile(ofSeller, csv);
  const { userId, manufacturerId } = await idsOf(listingId);
  const ids = { listingId, importId, userId, manufacturerId };
  return { ofSeller, ofBuyer, part, draft, transaction, ...ids };
}

function hostilePart() {
  const { quantity, pricePerProductInCt, ean, mpn } = makePart();
  return {
    manufacturer: { name: `<img src=x onerror=ran(2)>${randomInt(1e9)}` },
    ...{ quantity, pricePerProductInCt, ean },
    mpn: `<svg/onload=ran(3)>${mpn}`,
    alternateProductCodes: Array.from({ length: 8 }, line),
    nameDe: `Teil ${line()} ${line()}`,
    nameEn: `Part ${line()} ${line()}`,
    descriptionDe: allHostileMarkup,
    descriptionEn: allHostileMarkup,
    shippingNote: allHostileMarkup.slice(0, 480),
    dateCode: "<svg/onload=ran(3)>",
    ownArticleNumber: line(),
  };
}

async function withFile<Part extends object>(session: string, part: Part) {
  const sheet = { name: "<img src=x onerror=ran(2)>.txt", fileType: "text/plain" };
  const id = await uploadFile(session, { ...sheet, bytes: Buffer.from("Datenblatt") });
  return { ...part, documentIds: [id] };
}

function csvRow(): string {
  const cells = [line(), line(), line(), allHostileMarkup.replaceAll("\n", " "), "3", "12,50"];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
}

async function idsOf(listingId: number): Promise<{ userId: string; manufacturerId: number }> {
  const statement = `
    SELECT owner_user_id AS "userId", manufacturer_id AS "manufacturerId"
    FROM listing WHERE id = ${listingId}`;
  const rows = await queryIn(process.env.DATABASE_URL ?? "", statement);
  return rows[0] as { userId: string; manufacturerId: number };
}

/** As much of the payloads as fits into the length; another one at each call. */
function hostileLines(maxLength: number): () => string {
  const fitting = hostileMarkup.filter((one) => one.length <= maxLength && !/[\n\u2028]/.test(one));
  let turn = 0;
  return () => fitting[turn++ % fitting.length] ?? "";
}
