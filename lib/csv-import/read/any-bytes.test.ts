import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FileError } from "@/lib/csv-import/read-file-result";
import { utf8 } from "@/tests/csv/encodings";
import { workbookOf } from "@/tests/csv/workbook";
import { readFile } from "./read-file";

describe("any bytes give a table or an error", () => {
  const settled = async (bytes: Uint8Array) => {
    const answer = await readFile(new Uint8Array(bytes).buffer).catch((error: unknown) => error);
    expect(answer instanceof FileError || Array.isArray((answer as { rows: unknown }).rows)).toBe(
      true,
    );
  };
  const starts = ["", "PK\x03\x04", "PK\x05\x06", "\ufeff", "sep=;\n", '"', "a;b\n"];

  test("of any bytes, and of any mixture of what tables are made of", async () => {
    const parts = fc.constantFrom(
      ...['"', '""', ";", ",", "\t", "|", "\r", "\n", "\r\n", " ", "a", "1,5", "-", "\0", "ü"],
    );
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
      fc.array(parts, { maxLength: 300 }).map((texts) => Buffer.from(texts.join(""))),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), body, (start, rest) =>
        settled(Buffer.concat([Buffer.from(start), rest])),
      ),
      { numRuns: 300 },
    );
  });

  test("of a workbook with broken bytes", async () => {
    const rows = [
      ["Nummer", "Name"],
      [1, "x"],
      [2, "y"],
    ];
    const whole = new Uint8Array(workbookOf({ name: "A", rows }));
    const damage = fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (places) => {
        const broken = new Uint8Array(whole);
        for (const [at, byte] of places) {
          broken[at] = byte;
        }
        await settled(broken);
      }),
      { numRuns: 100 },
    );
  });
});

test("a file whose every row has a quote without end takes no more time than its size", async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => `"${at};a""b;c""d;${at}`);
  const { rows: read, notes } = await readFile(utf8(`Nummer;Name;Text;Menge\n${rows.join("\n")}`));
  expect(read).toHaveLength(30_000);
  expect(read[29_999]?.cells).toEqual(['"29999', 'a""b', 'c""d', "29999"]);
  expect(notes.repairedRows).toHaveLength(100);
});

// Whoever seeks the end of each quote through the rest of the line does not end within a test's time.
test.each([
  ['A;"x""', ';"";'],
  ['A;"x"y', ';"x"'],
])("one line of many quotes is read in one pass: %s", async (part, end) => {
  const line = part.repeat(300_000 / part.length) + end;
  const { rows } = await readFile(utf8(`Nummer;Name;Text;Menge\n1;x;y;2\n${line}\n2;x;y;2\n`));
  expect(rows.at(-1)?.cells).toEqual(["2", "x", "y", "2"]);
});
