import { askRaw, type RawAnswer } from "./raw-request";
import { expect, test } from "./test";

const conditions: Record<string, string>[] = [
  { range: "bytes=99999999-" },
  { range: "bytes=0-9" },
  { "if-match": '"another"' },
  { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
];

test("files of the build are sent whole, whatever part of them or version is asked for", async () => {
  for (const file of await filesOfBuild()) {
    const whole = await askRaw(file);
    expect(whole.status, file).toBe(200);
    for (const headers of conditions) {
      const answer = await askRaw(file, { headers });
      expect([answer.status, bodyOf(answer)], `${file}, ${JSON.stringify(headers)}`).toEqual([
        200,
        bodyOf(whole),
      ]);
    }
  }
});

test("files of the build are only read", async () => {
  for (const file of await filesOfBuild()) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const refused = await askRaw(file, { method });
      expect([refused.status, refused.headers.allow], `${method} ${file}`).toEqual([
        405,
        "GET, HEAD",
      ]);
      expect(JSON.parse(bodyOf(refused)).code, `${method} ${file}`).toBe("METHOD_NOT_ALLOWED");
    }
    const options = await askRaw(file, { method: "OPTIONS" });
    expect([options.status, options.headers.allow], file).toEqual([204, "GET, HEAD, OPTIONS"]);
  }
});

/** One that stands at an address of its own, and one that a page names. */
async function filesOfBuild(): Promise<string[]> {
  const [chunk] = /\/_next\/static\/[^"?]+\.js/.exec((await askRaw("/")).text) ?? [];
  expect(chunk).toBeDefined();
  return ["/sw.js", String(chunk)];
}

function bodyOf({ text }: RawAnswer): string {
  return text.slice(text.indexOf("\n\n") + 2);
}
