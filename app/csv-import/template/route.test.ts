import "@/tests/setup/database";
import { expect, test } from "vitest";
import { answering } from "@/tests/setup/current-request";
import { GET, POST } from "./route";

async function ask(query: string, cookie = ""): Promise<Response> {
  const request = new Request(`http://localhost:3000/csv-import/template${query}`, {
    headers: { cookie },
  });
  return GET(answering(request));
}

test.each([
  ["", "", "vorlage", "Hersteller"],
  ["?lang=en", "", "template", "Manufacturer"],
  ["", "i18n_lang=en", "template", "Manufacturer"],
  ["?lang=de", "i18n_lang=en", "vorlage", "Hersteller"],
  ["?lang=xx", "", "vorlage", "Hersteller"],
])("the query %j with the cookie %j gives the %s", async (query, cookie, name, heading) => {
  const response = await ask(query, cookie);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/csv; charset=utf-8",
  ]);
  const file = `attachment; filename="lagerfund-${name}.csv"`;
  expect(response.headers.get("content-disposition")).toBe(file);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().slice(1)).toMatch(new RegExp(`^${heading};`));
});

test("it is read only", async () => {
  expect((await POST()).status).toBe(405);
});
