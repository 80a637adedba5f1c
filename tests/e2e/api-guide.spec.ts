import { execFile, execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { fetchAlone } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("the calls of the guide work as they are pasted", async () => {
  const company = makeCompany("Anleitung");
  const session = await signedUp(company);
  const environment = { ...credentialsOf(company), LAGERFUND_SESSION: session };
  const [search, logIn, list, ...more] = await blocksOf("sh");
  expect(more).toEqual([]);

  const found = await makePasted(String(search), environment);
  expect([found.status, found.body.json.data[0].mpn]).toEqual([200, "6ES7315-2EH14-0AB0"]);
  const loggedIn = await makePasted(String(logIn), environment);
  expect(loggedIn).toMatchObject({ status: 200, body: { sessionId: expect.any(String) } });
  const listed = await makePasted(String(list), environment);
  expect(listed).toMatchObject({ status: 200, body: { json: { listingId: expect.any(Number) } } });
  expect(await makePasted(String(list), environment)).toEqual(listed);
});

test("the program of the guide runs as a process of its own", async () => {
  const company = makeCompany("Anleitung");
  await signedUp(company);
  const [source] = await blocksOf("ts");
  const program = String(source).replace(/"\.\/(client(-error)?)"/g, '"./lib/api/$1.ts"');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module-typescript", "--eval", program],
    { env: { ...process.env, FORCE_COLOR: "0", ...credentialsOf(company) } },
  );
  expect(stdout).toContain("OWN_LISTING");
  expect(stdout).toContain("listed: [ 'DSBC-32-100-PPVA-N3' ], totalCount: 1");
});

function credentialsOf({ email, password }: { email: string; password: string }) {
  return { LAGERFUND_URL: baseUrl, LAGERFUND_EMAIL: email, LAGERFUND_PASSWORD: password };
}

async function blocksOf(language: string): Promise<string[]> {
  const guide = await readFile("docs/api.md", "utf8");
  return [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, named, block = ""]) =>
    named === language ? [block] : [],
  );
}

/** Lets `sh` split the `curl …` command, because not every machine has curl and uuidgen. */
async function makePasted(command: string, environment: Record<string, string> = {}) {
  const spoken = `curl() { printf '%s\\0' "$@"; }\nuuidgen() { echo ${randomUUID()}; }\n${command}`;
  const env = { ...process.env, ...environment };
  const words = execFileSync("sh", ["-c", spoken], { encoding: "utf8", env }).split("\0");
  const headers = Object.fromEntries(
    valuesOf(words, "-H").map((header) => header.split(/:\s*/, 2) as [string, string]),
  );
  const [body] = valuesOf(words, "-d");
  const address = words.find((word) => word.startsWith("http")) ?? "";
  const method = valuesOf(words, "-X")[0] ?? (body === undefined ? "GET" : "POST");
  const response = await fetchAlone(address, { method, headers, ...(body && { body }) });
  return { status: response.status, body: await response.json() };
}

function valuesOf(words: string[], option: string): string[] {
  return words.flatMap((word, place) => (words[place - 1] === option ? [word] : []));
}
