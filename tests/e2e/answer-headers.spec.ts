import { readdirSync } from "node:fs";
import { listWithFiles } from "./detail-steps";
import { inGroupsOf } from "./groups";
import { answerOf, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { addressOf, handlerRoutes, pageRoutes } from "./route-handlers";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

let session = "";
const values: Record<string, string> = { name: "get-all-manufacturers", file: "pages.xml" };

test.beforeAll(async () => {
  session = await signedUp(makeCompany("Kopfzeile"));
  const listingId = await listWithFiles(session, makePart(), [{ name: "a.png" }]);
  const { documents } = await answerOf("get-listing-by-id", { listingId }, session);
  Object.assign(values, {
    listingId: String(listingId),
    documentId: documents[0]?.id ?? "",
    variant: "w480.webp",
    manufacturerId: "1",
    manufacturer: "1",
  });
});

test("every answer of every route has the security headers", async () => {
  const routes = [
    ...new Set([...handlerRoutes(), ...pageRoutes("visitor"), ...pageRoutes("member")]),
  ];
  expect(routes.length).toBeGreaterThan(60);
  const chunk = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js"));
  const style = readdirSync(".next/static/chunks").find((name) => name.endsWith(".css"));
  const files = ["robots.txt", "sw.js", "offline.html", "503.html", "favicon.ico", "icon.svg"];
  const addresses = [
    ...routes.map((route) => addressOf(route, (name) => values[name] ?? "nothing")),
    ...files.map((file) => `/${file}`),
    `/_next/static/chunks/${chunk}`,
    `/_next/static/chunks/${style}`,
    ...["/_next/static/nothing.js", "/_next/image?url=x", "/%ff", "/nothing", "/de/member/account"],
    ...["/listing/detail/abc", "/dev/failure", "/media/x", "//evil.example", "/index.html"],
  ];
  const asked = addresses.flatMap((address) => [
    ...["GET", "HEAD", "POST", "OPTIONS"].map((method) => ({ address, method, cookie: "" })),
    { address, method: "GET", cookie: `lagerfund-session=${session}` },
  ]);
  const statuses = new Set<number>();
  for (const some of inGroupsOf(8, asked)) {
    await Promise.all(
      some.map(async ({ address, method, cookie }) => {
        const answer = await askRaw(address, { method, headers: { cookie } });
        const what = `${method} ${address}${cookie && " as a member"} → ${answer.status}`;
        statuses.add(answer.status);
        expect(answer.headers, what).toMatchObject(always);
        expect(answer.headers, what).not.toHaveProperty("x-powered-by");
        expect(answer.headers, what).toHaveProperty("x-request-id");
        expectPolicy(answer.headers, what);
      }),
    );
  }
  for (const status of [200, 204, 302, 303, 307, 400, 401, 404, 405, 500]) {
    expect([...statuses], "kinds of answers that were seen").toContain(status);
  }
});

test("a 304 has them too", async () => {
  for (const address of ["/about", "/terms", "/openapi.json"]) {
    const first = await askRaw(address);
    const held = { "if-none-match": String(first.headers.etag) };
    const again = await askRaw(address, { headers: held });
    expect([again.status, again.headers], address).toEqual([304, expect.objectContaining(always)]);
    const policy = again.headers["content-security-policy"];
    expect([undefined, first.headers["content-security-policy"]], address).toContain(policy);
  }
});

function expectPolicy(headers: Record<string, unknown>, what: string): void {
  const type = String(headers["content-type"] ?? "");
  const policy = headers["content-security-policy"];
  if (/javascript|css|^image\/|^font\//.test(type)) {
    return;
  }
  expect(policy, what).toEqual(expect.stringContaining("default-src '"));
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(String(policy))?.[1] ?? "";
  expect(scripts, what).not.toMatch(/unsafe-(?:inline|eval)|data:|https?:|\*/);
  if (type.startsWith("text/html")) {
    expect(policy, what).toContain("frame-ancestors 'none'");
    expect(policy, what).toContain("base-uri 'none'");
  }
  expect(headers["cross-origin-resource-policy"], what).toBe("same-origin");
}
