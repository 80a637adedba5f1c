import "@/tests/setup/database";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { GET } from "./route";

const ask = (init?: RequestInit) => GET(new Request("http://localhost:3000/openapi.json", init));

test("the document that is served is valid, and says where it is served", async () => {
  const response = ask();
  expect(response.headers.get("content-type")).toBe("application/json");
  const document = await response.json();
  expect(document.servers).toEqual([{ url: "http://localhost:3000" }]);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

test("tools of other sites may read it", () => {
  expect(ask().headers.get("access-control-allow-origin")).toBe("*");
});

test("a conditional request and a HEAD get no body", async () => {
  const etag = ask().headers.get("etag") ?? "";
  const held = ask({ headers: { "if-none-match": `"other", ${etag}` } });
  expect([held.status, await held.text(), held.headers.get("etag")]).toEqual([304, "", etag]);
  const head = ask({ method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
});
