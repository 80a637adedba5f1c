import type { TableRow } from "@/lib/csv-import/table/table";

export const packedType = "application/gzip";
const rowsAtOnce = 500;

/** The rows as the server reads them: gzip of lines, each a JSON array of the row's number and its cells. */
export async function packRows(rows: readonly TableRow[]): Promise<File> {
  const packed = linesOf(rows).pipeThrough(new CompressionStream("gzip"));
  const blob = await new Response(packed).blob();
  return new File([blob], "rows.gz", { type: packedType });
}

/** In pieces: the text of all rows at once would need the room of the file once more. */
function linesOf(rows: readonly TableRow[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const lines = rows.slice(next, next + rowsAtOnce).map(lineOf);
      next += rowsAtOnce;
      if (lines.length === 0) {
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(lines.join("")));
    },
  });
}

function lineOf({ number, cells }: TableRow): string {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  return `${JSON.stringify([number, ...filled])}\n`;
}
