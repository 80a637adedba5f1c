import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packedType, readAndPackFile } from "./read-and-pack-file";

const list = `Überbestand Süd;;

Nummer;Name;Bild
00123;Öse;
;;
00124;Schütz – blau;${"A".repeat(300)}
`;

test("the first rows are shown with shortened cells, and all rows are sent whole", async () => {
  const answer = await readAndPackFile({ file: new File([list], "liste.csv"), asked: {} });
  if (!answer.ok) {
    throw new Error(answer.code);
  }
  const { packed, columns, ...shown } = answer.shown;
  expect(shown).toMatchObject({
    reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 3 },
    rowCount: 2,
    headings: ["Nummer", "Name", "Bild"],
  });
  expect(shown).not.toHaveProperty("rows");
  expect(shown.firstRows.map(({ number }) => number)).toEqual([1, 3, 4, 6]);
  expect(shown.firstRows.at(-1)?.cells[2]).toBe(`${"A".repeat(120)}…`);
  expect(columns.map(({ heading, filled }) => [heading, filled])).toEqual([
    ["Nummer", 2],
    ["Name", 2],
    ["Bild", 1],
  ]);
  expect(packed.type).toBe(packedType);
  expect(
    gunzipSync(await packed.arrayBuffer())
      .toString()
      .trimEnd()
      .split("\n"),
  ).toEqual(['[4,"00123","Öse"]', `[6,"00124","Schütz – blau","${"A".repeat(300)}"]`]);
});

test("a file that cannot be read any more is reported as gone", async () => {
  const file = new File([], "liste.csv");
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  expect(await readAndPackFile({ file, asked: {} })).toEqual({ ok: false, code: "gone" });
});
