import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createFileDesk, packedType } from "./file-desk";
import type { FileAnswer, FileSource } from "./file-messages";

const list = `Überbestand Süd;;

Nummer;Name;Bild
00123;Öse;
;;
00124;Schütz – blau;${"A".repeat(300)}
`;

test("a file is shown as it was read, without its rows and with long cells cut", async () => {
  const answer = await createFileDesk()({ want: "rows shown", source: sourceOf(list) });
  const { shown } = shownIn(answer);
  expect(shown.reading).toEqual({
    kind: "text",
    encoding: "utf-8",
    delimiter: ";",
    headingRow: 3,
  });
  expect(shown).toMatchObject({ rowCount: 2, headings: ["Nummer", "Name", "Bild"] });
  expect(shown).not.toHaveProperty("rows");
  expect(shown.firstRows.map(({ number }) => number)).toEqual([1, 3, 4, 6]);
  expect(shown.firstRows.at(-1)?.cells[2]).toBe(`${"A".repeat(120)}…`);
});

test("the packed rows are whole: lines of number and cells, empty ones at the end left out", async () => {
  const answer = await createFileDesk()({ want: "rows packed", source: sourceOf(list) });
  if (!answer.ok || answer.want !== "rows packed") {
    throw new Error("not packed");
  }
  const { packed, columns, rowCount } = answer;
  expect(packed.type).toBe(packedType);
  expect(rowCount).toBe(2);
  expect(columns.map(({ heading, filled }) => [heading, filled])).toEqual([
    ["Nummer", 2],
    ["Name", 2],
    ["Bild", 1],
  ]);
  expect(await linesOf(packed)).toEqual([
    [4, "00123", "Öse"],
    [6, "00124", "Schütz – blau", "A".repeat(300)],
  ]);
});

test("another reading and the packing of a file ask the disk no second time", async () => {
  const desk = createFileDesk();
  const source = sourceOf(list);
  await desk({ want: "rows shown", source });
  const forgotten = { ...source, file: lostFile() };
  const anew = { ...forgotten, asked: { headingRow: 4 } };
  expect(shownIn(await desk({ want: "rows shown", source: anew })).shown.headings[0]).toBe("00123");
  expect(await desk({ want: "rows packed", source: forgotten })).toMatchObject({ rowCount: 2 });
  // Another file of the same name is another file.
  const other = sourceOf("Nummer;Name\n1;Öse\n", { key: 2 });
  expect(shownIn(await desk({ want: "rows shown", source: other })).shown.rowCount).toBe(1);
});

test("a file that the disk gives no more is said to be gone", async () => {
  const source = { ...sourceOf(list), file: lostFile() };
  expect(await createFileDesk()({ want: "rows shown", source })).toEqual({
    ok: false,
    fault: "gone",
  });
});

function sourceOf(text: string, more: Partial<FileSource> = {}): FileSource {
  return { key: 1, file: new File([text], "liste.csv"), asked: {}, ...more };
}

function lostFile(): File {
  const file = new File([], "liste.csv");
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  return file;
}

function shownIn(answer: FileAnswer) {
  if (!answer.ok || answer.want !== "rows shown") {
    throw new Error(JSON.stringify(answer));
  }
  return answer;
}

async function linesOf(packed: File): Promise<unknown[]> {
  const text = gunzipSync(await packed.arrayBuffer()).toString();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
