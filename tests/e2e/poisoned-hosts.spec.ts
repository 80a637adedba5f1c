import { makeCompany, makePart } from "./actors";
import { linkIn, mailTo } from "./mailbox";
import { answerOf, listPart, logIn, program, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { addressOf, handlerRoutes, pageRoutes } from "./route-handlers";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

// Each says that we live elsewhere; what we write of ourselves stays what APP_URL says.
const poisons: Record<string, string>[] = [
  { host: "poisoned.example" },
  { host: "poisoned.example:80" },
  { "x-forwarded-host": "poisoned.example" },
  { host: `poisoned.example#${new URL(baseUrl).host}` },
  { forwarded: "host=poisoned.example;proto=https" },
  {
    "x-forwarded-proto": "poisoned.example",
    "x-forwarded-port": "666",
    "x-forwarded-prefix": "/poisoned.example",
  },
  {
    "x-original-url": "/poisoned.example",
    "x-rewrite-url": "/poisoned.example",
    "x-host": "poisoned.example",
  },
  { referer: "https://poisoned.example/", "x-middleware-rewrite": "https://poisoned.example/" },
];

test("no route that there is writes into its answer the host that a client names", async () => {
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
  // And what visitors are shown afterwards, out of the cache, is nobody's.
  const { text } = await askRaw(`/listing/detail/${listingId}`);
  expect(text).not.toContain("poisoned.example");
  expect(text).toContain(`<link rel="canonical" href="${baseUrl}/listing/detail/${listingId}"`);
});

test("the links of mails lead to us, whatever host their cause was sent to", async () => {
  const t = textsIn("de");
  for (const poison of poisons) {
    const company = makeCompany("Post");
    const post = (path: string, body: object) =>
      askRaw(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...poison },
        body: JSON.stringify(body),
      });
    expect((await post("/auth/email/signup", { ...company, locale: "de" })).status).toBe(200);
    const site = { site: "Lagerfund" };
    const verify = await mailTo(company.email, t("mail|verify-email|subject", site));
    expect(linkIn(verify).startsWith(`${baseUrl}/`), JSON.stringify(poison)).toBe(true);
    expect(JSON.stringify(verify)).not.toContain("poisoned.example");
  }
});

test("URLs in answers and redirects of a call are ours, whatever host it names", async () => {
  const company = makeCompany("Verweis");
  const session = await signedUp(company);
  expect(await logIn(company)).not.toBe("");
  const made = await answerOf("create-document", { fileType: "text/csv", name: "a.csv" }, session);
  expect(made.uploadUrl.startsWith(baseUrl)).toBe(true);
  expect((await program(session).me())?.id).toBeTruthy();
  for (const poison of poisons) {
    const { text } = await askRaw("/operations/create-document", {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", authorization: `Bearer ${session}` },
        ...poison,
      },
      body: '{"json":{"fileType":"text/csv","name":"a.csv"}}',
    });
    expect(text).toContain(`"uploadUrl":"${baseUrl}/files/upload/`);
  }
});

test("no address leads to another site, wherever it is asked to lead", async () => {
  const session = await signedUp(makeCompany("Umweg"));
  const targets = [
    ...[
      "https://poisoned.example",
      "//poisoned.example",
      "/\\poisoned.example",
      "\\\\poisoned.example",
    ],
    ...[
      "/%09/poisoned.example",
      "/%5Cpoisoned.example",
      "/.//poisoned.example",
      "///poisoned.example",
    ],
    ...[
      "https:poisoned.example",
      "javascript:alert(1)",
      "/@poisoned.example",
      `${baseUrl}.poisoned.example`,
    ],
    ...[
      `https://user@poisoned.example/${baseUrl}`,
      "%2F%2Fpoisoned.example",
      "/%0d%0aLocation:%20//poisoned.example",
    ],
  ];
  const names = ["next", "callbackUrl", "returnTo", "redirect", "url", "lang"];
  const paths = [
    "/login",
    "/signup",
    "/auth/expired",
    "/api/auth/csrf",
    "/language",
    "/account",
    "/",
  ];
  for (const target of [...targets, ...targets.map(encodeURIComponent)]) {
    for (const path of paths) {
      for (const cookie of ["", `lagerfund-session=${session}`]) {
        const query = names.map((name) => `${name}=${target}`).join("&");
        const { status, headers } = await askRaw(`${path}?${query}`, { headers: { cookie } });
        expectOurs(`${path}?${query} → ${status}`, headers.location);
      }
    }
    expectOurs(
      target,
      (await askRaw(target.startsWith("/") ? target : `/${target}`)).headers.location,
    );
  }
});

/** A browser that follows it stays with us. */
function expectOurs(what: string, location: string | undefined): void {
  if (location !== undefined) {
    expect(new URL(location, `${baseUrl}/a/b`).origin, `${what}: ${location}`).toBe(baseUrl);
  }
}
