import "../setup/database";
import superjson from "superjson";
import { describe, expect, test, vi } from "vitest";
import { GET, POST } from "@/app/operations/[name]/route";
import { listOperations } from "@/lib/operations/registry";
import { makeListing } from "../factories/listing";
import { makeMember, makeSession } from "../factories/user";

// Dropping a cache tag needs a running Next server; the end-to-end tests see that it works.
vi.mock("next/cache", () => ({ revalidateTag: () => {}, unstable_cache: () => {} }));

const owner = await makeMember();
const ownerSession = await makeSession(owner);

function call(
  name: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(`http://localhost:3000/operations/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return POST(request, { params: Promise.resolve({ name }) });
}

const bearer = { authorization: `Bearer ${ownerSession}` };

describe("the RPC door", () => {
  test("answers superjson, dates included", async () => {
    const { id } = await makeListing({ ownerUserId: owner.userId });
    const response = await call("get-listing-by-id", superjson.stringify({ listingId: id }));
    expect(response.status).toBe(200);
    const listing = superjson.parse<{ id: number; createdAt: Date }>(await response.text());
    expect(listing.id).toBe(id);
    expect(listing.createdAt).toBeInstanceOf(Date);
  });

  test("takes a bare id, and an empty body where nothing is needed", async () => {
    const { id } = await makeListing({ ownerUserId: owner.userId });
    expect((await call("get-listing-by-id", superjson.stringify(id))).status).toBe(200);
    expect((await call("get-all-manufacturers")).status).toBe(200);
  });

  test.each([
    ["an unknown operation", "no-such-thing", '{"json":{}}', {}, 404, "UNKNOWN_OPERATION"],
    ["a name of Object's", "constructor", '{"json":{}}', {}, 404, "UNKNOWN_OPERATION"],
    ["plain JSON", "get-listing-by-id", '{"listingId":1}', {}, 400, "BAD_REQUEST"],
    ["no JSON", "get-listing-by-id", "{", {}, 400, "BAD_REQUEST"],
    [
      "another content type",
      "get-listing-by-id",
      '{"json":1}',
      { "content-type": "text/plain" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    ["a thing that is missing", "get-listing-by-id", '{"json":2147483647}', {}, 404, "NOT_FOUND"],
    ["no session", "create-document", '{"json":{}}', {}, 401, "UNAUTHENTICATED"],
    [
      "a dead bearer",
      "get-all-manufacturers",
      '{"json":null}',
      { authorization: "Bearer dead" },
      401,
      "UNAUTHENTICATED",
    ],
    ["bad input", "create-document", '{"json":{}}', bearer, 422, "VALIDATION"],
    [
      "more than a megabyte",
      "create-document",
      `{"json":"${"x".repeat(1 << 20)}"}`,
      bearer,
      413,
      "PAYLOAD_TOO_LARGE",
    ],
  ])("%s", async (_, name, body, headers, status, code) => {
    const response = await call(name, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer).toMatchObject({ code, message: expect.any(String) });
    expect(JSON.stringify(answer)).not.toMatch(/prisma|stack|node_modules/i);
  });

  test("names every field at fault", async () => {
    const response = await call("create-transaction", '{"json":{"quantity":0}}', bearer);
    const { data } = await response.json();
    expect(data.issues).toEqual([
      { path: "listingId", code: "required", message: "Required" },
      { path: "quantity", code: "at_least:1", message: "Must be at least 1" },
    ]);
  });

  test("other methods are refused with Allow", async () => {
    const response = await GET();
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("a cookie is believed only from a page of our own", async () => {
    const cookie = `lagerfund-session=${ownerSession}`;
    const body = superjson.stringify({ fileType: "image/png", name: "a.png" });
    const own = await call("create-document", body, { cookie, origin: "http://localhost:3000" });
    expect(own.status).toBe(200);
    const foreign = await call("create-document", body, { cookie, origin: "https://evil.example" });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, "FOREIGN_ORIGIN"]);
  });
});

const hostile: [string, string][] = [
  ["null", '{"json":null}'],
  ["a number", '{"json":1e308}'],
  ["a negative id", '{"json":{"listingId":-1,"id":-1,"userId":"x"}}'],
  ["an enormous id", '{"json":{"listingId":99999999999999999999,"id":2147483648}}'],
  ["an array", '{"json":[[[[]]]]}'],
  ["__proto__", '{"json":{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}}'],
  ["hostile meta", '{"json":{"a":1},"meta":{"values":{"a":["Date"],"__proto__.x":["undefined"]}}}'],
  ["meta of another kind", '{"json":{"a":1},"meta":7}'],
  [
    "a lone surrogate",
    '{"json":{"query":"\\ud800","name":"\\ud800","note":"\\ud800","keys":["\\ud800"]}}',
  ],
  ["a null byte", '{"json":{"query":"a\\u0000b","name":"a\\u0000b","fileType":"image/png"}}'],
  ["wildcards", '{"json":{"query":"%_%\\\\_","page":1000000000}}'],
  ["a deep nest", `{"json":${"[".repeat(5000)}${"]".repeat(5000)}}`],
];

describe.each(listOperations().map(({ name }) => name))("%s", (name) => {
  test.each(hostile)("survives %s", async (_, body) => {
    const response = await call(name, body, bearer);
    expect(response.status).toBeLessThan(500);
  });
});
