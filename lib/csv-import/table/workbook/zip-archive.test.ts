import { expect, test } from "vitest";
import { zipFile } from "@/tests/csv/zip-file";
import { storedArchive } from "./stored-archive";
import { archiveParts, unpackedPart } from "./zip-archive";

const blanks = Buffer.alloc(5_000_000, " ");

async function unpacked(file: ArrayBuffer, name: string, maxBytes: number) {
  const part = archiveParts(new Uint8Array(file)).get(name);
  return part && new TextDecoder().decode(await unpackedPart(part, maxBytes));
}

test("parts of an archive are found by their names and unpacked", async () => {
  const file = zipFile({ "a.xml": "<a>ü</a>", "/b\\c.xml": "" });
  expect([...archiveParts(new Uint8Array(file)).keys()]).toEqual(["a.xml", "b/c.xml"]);
  expect(await unpacked(file, "a.xml", 100)).toBe("<a>ü</a>");
  expect(await unpacked(file, "b/c.xml", 100)).toBe("");
});

test.each([{}, { claimedSize: 1000 }])(
  "a part that unpacks to more than is allowed is given up, whatever its archive says: %j",
  async (options) => {
    const file = zipFile({ "a.xml": blanks }, options);
    expect(file.byteLength).toBeLessThan(10_000);
    await expect(unpacked(file, "a.xml", 1_000_000)).rejects.toMatchObject({ code: "too_large" });
    expect(await unpacked(file, "a.xml", blanks.length)).toHaveLength(blanks.length);
  },
);

test("an archive of parts as they are can be read", async () => {
  const parts = new Map([
    ["a.xml", "<a>ü</a>"],
    ["b/c.xml", ""],
  ]);
  const encoder = new TextEncoder();
  const file = storedArchive(
    new Map([...parts].map(([name, text]) => [name, encoder.encode(text)])),
  );
  expect(await unpacked(file, "a.xml", 100)).toBe("<a>ü</a>");
  expect(await unpacked(file, "b/c.xml", 100)).toBe("");
});
