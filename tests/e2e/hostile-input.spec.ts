import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { someClient } from "./client-address";
import { inGroupsOf } from "./groups";
import { hostileBodies, hostilePayloads, hugeBodyFor, withOneHostileField } from "./hostile-bodies";
import { operationNames } from "./operations";
import { listPart, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const json = { "content-type": "application/json" };

// One for everybody, one that writes, one of 32 MB: tests/contract/hostile-bodies.test.ts has all of them.
const examples = ["fuzzy-search-listings", "create-listing", "create-listings-from-csv"];

test("no body makes an operation fail", async () => {
  const bearer = await someonesBearer();
  for (const name of examples) {
    await test.step(name, async () => {
      for (const some of inGroupsOf(4, hostileBodies)) {
        await Promise.all(some.map(([title, body]) => expectSound(name, title, body)));
      }
    });
  }

  async function expectSound(name: string, title: string, body: BodyInit): Promise<void> {
    const response = await post(name, body, { ...json, ...bearer, ...someClient() });
    expect(response.status, `${name}, ${title}`).toBeLessThan(500);
    await expectErrorShape(response);
  }
});

test("a body that is too large is refused, and the connection stays of use", async () => {
  // May call everything: what nobody may call is refused before its body is read.
  const bearer = bearerOf(await administratorSession());
  for (const name of await operationNames()) {
    const sent = post(name, hugeBodyFor(name), { ...json, ...bearer });
    expect(await statusOf(sent), name).toBe(413);
    const next = post("get-all-manufacturers", "", bearer);
    expect(await statusOf(next), `the call after ${name}`).toBe(200);
  }
});

test("whatever is not a call is refused by its status", async () => {
  const bearer = bearerOf(await administratorSession());
  for (const name of await operationNames()) {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "x",
    ]) {
      const answer = post(name, '{"json":{}}', { ...bearer, "content-type": type });
      expect(await statusOf(answer), `${name}, ${type}`).toBe(415);
    }
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const response = await fetch(`${baseUrl}/operations/${name}`, { method, headers: bearer });
      expect([response.status, response.headers.get("allow")], `${name}, ${method}`).toEqual([
        405,
        "POST",
      ]);
    }
    for (const headers of [{ authorization: "Bearer dead" }, { authorization: "Bearer \u00ff" }]) {
      expect(await statusOf(post(name, '{"json":{}}', { ...json, ...headers })), name).toBe(401);
    }
  }
});

test("a cookie is not believed from another origin", async () => {
  const { authorization } = await someonesBearer();
  const cookie = `lagerfund-session=${authorization.replace("Bearer ", "")}`;
  for (const name of await operationNames()) {
    for (const origin of ["https://evil.example", "null", `${baseUrl}.evil.example`]) {
      const response = await post(name, '{"json":{}}', { ...json, cookie, origin });
      expect([response.status, (await response.json()).code], `${name}, ${origin}`).toEqual([
        403,
        "FOREIGN_ORIGIN",
      ]);
    }
    const own = await post(name, '{"json":{}}', { ...json, cookie, origin: baseUrl });
    expect([200, 403, 422], name).toContain(own.status);
    expect((await own.json()).code, name).not.toBe("FOREIGN_ORIGIN");
  }
});

test("no auth call fails on what it is sent", async () => {
  const calls = ["email/signup", "email/login", "email/verify-email", "logout"];
  const bodies = [...hostileBodies, ...hostilePayloads];
  const { email, password } = makeCompany("Angreifer");
  for (const name of calls) {
    const login = name === "email/login" ? withOneHostileField({ email, password }) : [];
    for (const [title, body] of [...bodies, ...login]) {
      const response = await fetch(`${baseUrl}/auth/${name}`, {
        method: "POST",
        headers: json,
        body,
      });
      expect.soft(response.status, `${name}, ${title}`).toBeLessThan(500);
      await expectErrorShape(response);
    }
  }
});

test("no address and no form makes the server fail", async () => {
  const form = new URLSearchParams({ locale: "\0" });
  const requests: [string, RequestInit][] = [
    ...["/language", "/", "/login", "/listing/detail/1", "/no/such/page"].map(
      (path): [string, RequestInit] => [path, { method: "POST", body: form, redirect: "manual" }],
    ),
    ["/login", { method: "POST", headers: { "next-action": "0".repeat(42) }, body: "[]" }],
    ["/files/upload/x", { method: "PUT", body: "x" }],
    ...oddAddresses.map((path): [string, RequestInit] => [path, {}]),
  ];
  for (const [path, init] of requests) {
    expect.soft(await statusOf(fetch(`${baseUrl}${path}`, init)), path).toBeLessThan(500);
  }
});

const oddAddresses = [
  ...["%00", "%ff", "__proto__", "constructor", "..%2f..%2fetc", "x".repeat(5000)].flatMap(
    (text) => [
      `/operations/${text}`,
      `/listing/detail/${text}`,
      `/listing/search?query=${text}&page=${text}&pageSize=${text}&manufacturerId=${text}`,
      `/listing/user/${text}`,
      `/login?next=${text}`,
      `/email-verification?token=${text}`,
      `/files/${text}`,
      `/files/download/${text}`,
      `/media/${text}/w480.webp`,
      `/media/00000000-0000-4000-8000-000000000000/${text}`,
      `/${text}`,
    ],
  ),
  ...["0", "-1", "1.5", "1e3", "abc.html", "2147483648", "9".repeat(400)].flatMap((id) => [
    `/listing/detail/${id}`,
    `/de/visitor/listing/detail/${id}`,
    `/de/member/listing/detail/${id}`,
    `/listing/request/${id}?quantity=${id}&note=%00`,
  ]),
  "/listing/search?query=%ed%a0%80&page=1e99&pageSize=-5",
  "/listing/search?query=a&query=b&page=1&page=2&manufacturerId=99999999999",
  "/listing/search?query=%25_%5C%27%3B--",
  "/?lang=fr&lang=de",
  "/transaction/user?status=x&role=__proto__&page=-1",
];

async function someonesBearer(): Promise<{ authorization: string }> {
  const session = await signedUp(makeCompany("Angreifer"));
  await listPart(session, makePart());
  return bearerOf(session);
}

function bearerOf(session: string): { authorization: string } {
  return { authorization: `Bearer ${session}` };
}

function post(name: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  return fetch(`${baseUrl}/operations/${name}`, { method: "POST", headers, body });
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
}

/** Contract §2: `{message, code, data?}`, never internals. */
async function expectErrorShape(response: Response): Promise<void> {
  const text = await response.text();
  if (response.ok) {
    return;
  }
  const { message, code, data: _, ...rest } = JSON.parse(text);
  expect([typeof message, typeof code, rest], text).toEqual(["string", "string", {}]);
  expect(text).not.toMatch(/prisma|node_modules|stack|\bat \w+ \(/i);
}
