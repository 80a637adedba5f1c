import { delimitedRows } from "@/lib/csv/delimited-rows";
import { maxFileBytes } from "@/lib/csv-import/limits";
import { type AskedReading, FileError, type ReadFile } from "@/lib/csv-import/read-file-result";
import { datanormRows } from "./datanorm-rows";
import { decodeText } from "./decode-text";
import { dialectOf } from "./detect-delimiter";
import { foundTable } from "./detect-table";
import { checkTextKind, fileKindOf } from "./file-kind";

/** Runs in a web worker and on the server. Throws FileError, and where the workbook reader cannot be loaded. */
export async function readFile(bytes: ArrayBuffer, asked: AskedReading = {}): Promise<ReadFile> {
  if (bytes.byteLength > maxFileBytes) {
    throw new FileError("too_large");
  }
  const content = new Uint8Array(bytes);
  const read = fileKindOf(content) === "xlsx" ? await loadWorkbookReader() : readText;
  try {
    return read(content, asked);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError("unreadable", error);
  }
}

/** The library is large, and most lists are texts. */
async function loadWorkbookReader() {
  return (await import("./workbook/read-workbook")).readWorkbook;
}

function readText(content: Uint8Array, asked: AskedReading): ReadFile {
  const { text, encoding } = decodeText(content, asked.encoding);
  if (text.trim() === "") {
    throw new FileError("empty");
  }
  checkTextKind(text);
  const datanorm = datanormRows(text);
  const { delimiter, body } = dialectOf(text, datanorm ? ";" : asked.delimiter);
  return foundTable(datanorm ?? delimitedRows(body, delimiter), asked, (headingRow) => ({
    reading: { kind: "text", encoding, delimiter, headingRow },
    sheets: [],
  }));
}
