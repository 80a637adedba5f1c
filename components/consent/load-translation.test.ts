import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadTranslation } from "./load-translation";
import own from "./translations/de.json" with { type: "json" };

const theirs = { ...own, consentModal: { ...own.consentModal, description: "Theirs" } };
const answers: Record<string, [number, string]> = {
  "/de.json": [200, JSON.stringify(theirs)],
  "/en.json": [404, JSON.stringify(theirs)],
  "/no-json": [200, "<p>Maintenance</p>"],
  "/null": [200, "null"],
  "/no-reject": [200, withoutReject()],
  "/no-choice": [200, JSON.stringify({ ...own, preferencesModal: { title: "T", sections: [] } })],
};
const asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const [status, body] = answers[url] ?? [500, ""];
  response.writeHead(status, { "content-type": "application/json" }).end(body);
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
});

test("without an address nothing is fetched, and the texts are ours", async () => {
  expect(await loadTranslation("de", null)).toEqual(own);
  expect(asked).toEqual([]);
});

test("the texts come from the configured address, in the language of the page", async () => {
  expect(await loadTranslation("de", `${origin}/{language}.json`)).toEqual(theirs);
  expect(asked).toEqual(["/de.json"]);
});

test.each(["/en.json", "/no-json", "/null", "/no-reject", "/no-choice", "/gone"])(
  "a translation that cannot be loaded is named in the console, and ours is shown (%s)",
  async (path) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    expect(await loadTranslation("de", `${origin}${path}`)).toEqual(own);
    expect(error.mock.calls).toEqual([
      ["Could not load translation for the 'de' language", expect.any(Error)],
    ]);
  },
);

function withoutReject(): string {
  const { acceptNecessaryBtn: _, ...consentModal } = own.consentModal;
  return JSON.stringify({ ...own, consentModal });
}
