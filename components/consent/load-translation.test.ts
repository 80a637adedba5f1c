import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Window } from "happy-dom";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadTranslation } from "./load-translation";
import own from "./translations/de.json" with { type: "json" };

const theirs = { ...own, consentModal: { ...own.consentModal, description: "Theirs" } };
const answers: Record<string, [number, string]> = {
  "/de.json": [200, JSON.stringify(theirs)],
  "/en.json": [404, JSON.stringify(theirs)],
  "/no-json": [200, "<p>Maintenance</p>"],
  "/null": [200, "null"],
  "/no-accept": [200, without("consentModal", "acceptAllBtn")],
  "/no-reject": [200, without("consentModal", "acceptNecessaryBtn")],
  "/no-settings": [200, without("consentModal", "showPreferencesBtn")],
  "/no-save": [200, without("preferencesModal", "savePreferencesBtn")],
  "/no-title": [200, JSON.stringify(own).replace('"title":"Statistik"', '"title":7')],
  "/active": [200, JSON.stringify(theirs).replace("Theirs", "<img src=x onerror=alert(1)>Theirs")],
  "/no-choice": [200, JSON.stringify({ ...own, preferencesModal: { title: "T", sections: [] } })],
};
const incomplete = Object.keys(answers).filter((path) => path.startsWith("/no-"));
const asked: string[] = [];
const patience = new AbortController();
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  if (url === "/never") {
    patience.abort(new DOMException("", "TimeoutError"));
    return;
  }
  const [status, body] = answers[url] ?? [500, ""];
  response.writeHead(status, { "content-type": "application/json" }).end(body);
});
let origin = "";
const { DOMParser, Node, Element } = new Window();

beforeAll(async () => {
  Object.assign(globalThis, { DOMParser, Node, Element });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
});

test("the texts come from the configured address, in the language of the page", async () => {
  expect(await loadTranslation("de", `${origin}/{language}.json`)).toEqual(theirs);
  expect(asked).toEqual(["/de.json"]);
});

test("the texts are fetched without cookies", async () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  await loadTranslation("de", `${origin}/de.json`);
  expect(fetching.mock.calls).toEqual([
    [`${origin}/de.json`, expect.objectContaining({ credentials: "omit" })],
  ]);
});

test.each(["/en.json", "/null", ...incomplete, "/gone"])(
  "a translation that cannot be loaded is named in the console, and ours is shown (%s)",
  async (path) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    expect(await loadTranslation("de", `${origin}${path}`)).toEqual(own);
    expect(error.mock.calls).toEqual([
      ["Could not load translation for the 'de' language", expect.any(Error)],
    ]);
  },
);

test("a slow translation server is not waited for", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  expect(await loadTranslation("de", `${origin}/never`)).toEqual(own);
  expect(timeout).toHaveBeenCalledWith(4_000);
  expect(error.mock.calls).toEqual([
    [
      "Could not load translation for the 'de' language",
      expect.objectContaining({ name: "TimeoutError" }),
    ],
  ]);
});

test("only text, emphasis and links of foreign HTML are shown", async () => {
  expect(await loadTranslation("de", `${origin}/active`)).toEqual(theirs);
});

function without(modal: "consentModal" | "preferencesModal", text: string): string {
  return JSON.stringify({ ...own, [modal]: { ...own[modal], [text]: "" } });
}
