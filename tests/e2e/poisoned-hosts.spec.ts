import { linkIn, mailTo } from "./mailbox";
import { listPart, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { addressOf, handlerRoutes, pageRoutes } from "./route-handlers";
import { makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

// Each claims another host; our own links must follow APP_URL.
const poisons: Record<string, string>[] = [
  { host: "poisoned.example" },
  { host: `poisoned.example#${new URL(baseUrl).host}` },
  {
    ...{ "x-forwarded-host": "poisoned.example", forwarded: "host=poisoned.example;proto=https" },
    ...{ "x-original-url": "/poisoned.example", "x-host": "poisoned.example" },
    ...{ referer: "https://poisoned.example/", "x-forwarded-prefix": "/poisoned.example" },
  },
  { "x-forwarded-proto": "poisoned.example", "x-middleware-rewrite": "https://poisoned.example/" },
];

test("no route writes the host that a client names into its answer", async () => {
  const session = await signedUp(makeCompany("Wirt"));
  const listingId = await listPart(session, makePart());
  const valueAt = (name: string) => (name === "listingId" ? String(listingId) : "1");
  const routes = new Set([...handlerRoutes(), ...pageRoutes("visitor"), ...pageRoutes("member")]);
  for (const route of routes) {
    const address = addressOf(route, valueAt);
    for (const cookie of ["", `lagerfund-session=${session}`]) {
      await Promise.all(
        poisons.map(async (poison) => {
          const { status, text } = await askRaw(address, { headers: { ...poison, cookie } });
          const what = `${address} with ${JSON.stringify(poison)} → ${status}`;
          expect(text, what).not.toContain("poisoned.example");
        }),
      );
    }
  }
  // The cache must not keep a poisoned page for visitors either.
  const { text } = await askRaw(`/listing/detail/${listingId}`);
  expect(text).not.toContain("poisoned.example");
  expect(text).toContain(`<link rel="canonical" href="${baseUrl}/listing/detail/${listingId}"`);
});

test("links of mails and URLs in answers lead to us, whatever host their cause was sent to", async () => {
  const session = await signedUp(makeCompany("Verweis"));
  for (const poison of poisons) {
    const company = makeCompany("Post");
    const post = (path: string, body: object) =>
      askRaw(path, {
        method: "POST",
        headers: {
          ...{ "content-type": "application/json", authorization: `Bearer ${session}` },
          ...poison,
        },
        body: JSON.stringify(body),
      });
    const ticket = { json: { fileType: "text/csv", name: "a.csv" } };
    const { text } = await post("/operations/create-document", ticket);
    expect(text).toContain(`"uploadUrl":"${baseUrl}/files/upload/`);
    expect((await post("/auth/email/signup", { ...company, locale: "de" })).status).toBe(200);
    const subject = textsIn("de")("mail|verify-email|subject", { site: "Lagerfund" });
    const mail = await mailTo(company.email, subject);
    expect(linkIn(mail).startsWith(`${baseUrl}/`), JSON.stringify(poison)).toBe(true);
    expect(JSON.stringify(mail)).not.toContain("poisoned.example");
  }
});

test("no address leads to another site, wherever it is asked to lead", async () => {
  const session = await signedUp(makeCompany("Umweg"));
  const names = ["next", "callbackUrl", "returnTo", "redirect", "url", "lang"];
  for (const target of ["https://poisoned.example", "//poisoned.example", "/%5Cpoisoned.example"]) {
    const search = names.map((name) => `${name}=${target}`).join("&");
    const itself = target.startsWith("/") ? target : `/${target}`;
    const pages = ["/login", "/signup", "/auth/expired", "/language", "/account", "/"];
    for (const address of [itself, ...pages.map((path) => `${path}?${search}`)]) {
      for (const cookie of ["", `lagerfund-session=${session}`]) {
        const { location } = (await askRaw(address, { headers: { cookie } })).headers;
        const { origin } = new URL(location ?? "", `${baseUrl}/a/b`);
        expect(origin, `${address}: ${location}`).toBe(baseUrl);
      }
    }
  }
});
