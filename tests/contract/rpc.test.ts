import "../setup/database";
import { describe, expect, test } from "vitest";
import { GET, POST } from "@/app/operations/[name]/route";
import { makeListing } from "../factories/listing";
import { makeMember, makeSession } from "../factories/user";
import { call, send } from "./api-calls";

const owner = await makeMember();
const ownerSession = await makeSession(owner);

const bearer = { authorization: `Bearer ${ownerSession}` };

describe("the RPC endpoint", () => {
  test("answers superjson, dates included", async () => {
    const { id } = await makeListing({ ownerUserId: owner.userId });
    const { status, answer } = await call("get-listing-by-id", { listingId: id });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ id, createdAt: expect.any(Date) });
  });

  test("takes a bare id, and an empty body where nothing is needed", async () => {
    const { id } = await makeListing({ ownerUserId: owner.userId });
    expect((await call("get-listing-by-id", id)).status).toBe(200);
    expect((await call("get-all-manufacturers", undefined)).status).toBe(200);
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
    const rejection = await send(name, body, null, headers as Record<string, string>);
    expect(rejection.status).toBe(status);
    expect(rejection.body).toMatchObject({ code, message: expect.any(String) });
    expect(JSON.stringify(rejection.body)).not.toMatch(/prisma|stack|node_modules/i);
  });

  test("names every invalid field", async () => {
    const { body } = await call("create-transaction", { quantity: 0 }, ownerSession);
    expect(body.data?.issues).toEqual([
      { path: "listingId", code: "required", message: "Required" },
      { path: "quantity", code: "at_least:1", message: "Must be at least 1" },
    ]);
  });

  test("other methods are rejected with Allow", async () => {
    const response = await GET();
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("a cookie is accepted only from a page of our own", async () => {
    const cookie = `lagerfund-session=${ownerSession}`;
    const from = (origin: string) =>
      call("create-document", { fileType: "image/png", name: "a.png" }, null, { cookie, origin });
    expect((await from("http://localhost:3000")).status).toBe(200);
    const foreign = await from("https://evil.example");
    expect([foreign.status, foreign.body.code]).toEqual([403, "FOREIGN_ORIGIN"]);
  });

  test("does not read the body of a caller without access", async () => {
    const name = "create-listings-from-csv";
    const request = new Request(`http://localhost:3000/operations/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"json":[]}',
    });
    expect((await POST(request, { params: Promise.resolve({ name }) })).status).toBe(401);
    expect(request.bodyUsed).toBe(false);
  });
});
