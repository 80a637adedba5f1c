import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { makeCompany, makePart } from "./actors";
import { listPart, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "3" };

type Asked = Parameters<typeof askRaw>[1];
const answers: [number, string, Asked?][] = [
  [200, "/"],
  [200, "/", { method: "HEAD" }],
  [200, "/listing/search?query=6205"],
  [307, "/listing/search?query=6205", { headers: { rsc: "1" } }],
  [200, "/robots.txt"],
  [200, "/sitemap.xml"],
  [200, "/icon.svg"],
  [404, "/gibt-es-nicht"],
  [404, "/listing/detail/2147483647"],
  [307, "/account"],
  [307, "/", { headers: { "sec-fetch-dest": "document", host: otherNameOfOurs() } }],
  [200, "/operations/get-all-manufacturers", { method: "POST", headers: json }],
  [404, "/operations/no-such-thing", { method: "POST", headers: json, body: "{}" }],
  [401, "/operations/create-listing", { method: "POST", headers: json, body: '{"json":1}' }],
  [405, "/operations/create-listing"],
  [401, "/auth/me"],
  [422, "/auth/email/login", { method: "POST", headers: json, body: "{}" }],
  [415, "/auth/email/login", { method: "POST", headers: form, body: "a=b" }],
  [404, "/api/auth/_log", { method: "POST", headers: form, body: "a=b" }],
  [400, "/language", { method: "POST", headers: form, body: "a=b" }],
  [404, "/files/00000000-0000-4000-8000-000000000000"],
  [403, "/files/download/x"],
  [403, "/files/upload/x", { method: "PUT", body: "x" }],
  [400, "/%ff"],
  [400, "/", { method: "TRACE" }],
  [
    403,
    "/login",
    { method: "POST", headers: { ...form, origin: "https://evil.example" }, body: "a=b" },
  ],
  [400, "/login", { method: "POST", headers: { "transfer-encoding": "chunked" } }],
];

for (const [status, path, asked] of answers) {
  test(`a ${status} has a name of its own: ${asked?.method ?? "GET"} ${path.slice(0, 50)} ${JSON.stringify(asked?.headers ?? {})}`, async () => {
    const names = await Promise.all([1, 2].map(() => nameOf(path, status, asked)));
    expect(names).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(names[0]).not.toBe(names[1]);
  });
}

test("a name that our proxy gives is kept, one that is none is not", async () => {
  const said = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";
  for (const path of ["/", "/auth/me", "/%ff"]) {
    const { headers } = await askRaw(path, { headers: { "x-request-id": said } });
    expect(headers["x-request-id"], path).toBe(said);
    const junk = await askRaw(path, { headers: { "x-request-id": 'a"b {}' } });
    expect(junk.headers["x-request-id"], path).toMatch(uuid);
  }
});

test("a page that is kept for visitors has nobody's name in it, and each of them his own", async () => {
  const listingId = await listPart(await signedUp(makeCompany("Namenlos")), makePart());
  const said = Array.from({ length: 4 }, () => randomUUID());
  for (const path of [`/listing/detail/${listingId}`, "/login"]) {
    // Next leads to the address of a payload by a redirect.
    const payload = (await askRaw(path, { headers: { rsc: "1" } })).headers.location ?? path;
    for (const name of said) {
      for (const [address, more] of [
        [path, {}],
        [payload, { rsc: "1" }],
      ] as const) {
        const answer = await askRaw(address, { headers: { ...more, "x-request-id": name } });
        expect([answer.status, answer.headers["x-request-id"]], address).toEqual([200, name]);
        const [head = "", ...body] = answer.text.split("\n\n");
        expect(said.filter((one) => head.includes(one))).toEqual([name]);
        expect(said.filter((one) => body.join().includes(one))).toEqual([]);
      }
    }
  }
});

test("who holds a page is told so under the name of the request", async () => {
  const listingId = await listPart(await signedUp(makeCompany("Namenlos")), makePart());
  const path = `/listing/detail/${listingId}`;
  // What has just changed is not kept yet; others change things too.
  await expect(async () => {
    const held = { "if-none-match": (await askRaw(path)).headers.etag ?? "" };
    const names = [1, 2].map(() => nameOf(path, 304, { headers: held }));
    const [one, other] = await Promise.all(names);
    expect([one, other]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(one).not.toBe(other);
  }).toPass();
});

/** The request id of an answer, which must have this status. */
function nameOf(path: string, status: number, asked?: Asked): Promise<unknown> {
  if (asked?.method === "HEAD" || asked?.method === "TRACE") {
    return nameOfBodiless(path, status, asked.method);
  }
  return askRaw(path, asked).then((answer) => {
    expect(answer.status, answer.text.slice(0, 300)).toBe(status);
    return answer.headers["x-request-id"];
  });
}

/** Node gives neither of these a body. */
function nameOfBodiless(path: string, status: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request(`${baseUrl}${path}`, { method }, ({ statusCode, headers }) => {
      expect(statusCode).toBe(status);
      resolve(headers["x-request-id"]);
    })
      .on("error", reject)
      .end();
  });
}

function otherNameOfOurs(): string {
  const { hostname, port } = new URL(baseUrl);
  return `${hostname === "localhost" ? "127.0.0.1" : "localhost"}:${port}`;
}
