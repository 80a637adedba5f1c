import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { FileError } from "@/lib/csv-import/read-file-result";

// 100,000 rows of 30 cells are some 150 MB of XML.
const maxUnpackedBytes = 300 * 1024 * 1024;
// In browsers the library reads OpenDocument letter by letter, with some 30 bytes for each.
const openDocumentWeight = 6;
const isEncrypted = 1;
// Some programs write backslashes.
const books = /^\/?(?:xl.workbook\.(?:xml|bin)|content.xml|encrypted-package|Index.Document.iwa)$/;
const needed = /^(?!\/?xl[\\/](?:charts|drawings|externalLinks|pivot)).*\.(?:xml|rels|bin|iwa)$/i;

/** Drops images. Throws FileError `protected`, `too_large`, `archive`, `unreadable`. */
export function unpackedWorkbook(bytes: Uint8Array) {
  if (bytes[0] !== "P".charCodeAt(0)) {
    return { archive: bytes, isOpenDocument: false };
  }
  if ((bytes[6] ?? 0) & isEncrypted) {
    throw new FileError("protected");
  }
  const names: string[] = [];
  let left = maxUnpackedBytes;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      const weight = name === "content.xml" ? openDocumentWeight : Number(needed.test(name));
      left -= originalSize * weight;
      if (left < 0) {
        throw new FileError("too_large");
      }
      return needed.test(name);
    },
  });
  if (!names.some((name) => books.test(name))) {
    const isOffice = names.some((name) => /^(?:word|ppt|xl)\//.test(name));
    throw new FileError(isOffice ? "unreadable" : "archive");
  }
  const repaired = Object.fromEntries(Object.entries(parts).map(repairedPart));
  return { archive: zipSync(repaired, { level: 0 }), isOpenDocument: "content.xml" in parts };
}

const hiddenTable = /style:name="([^"]*)"[^>]*>\s*<style:table-properties\s[^>]*display="false"/g;
const table = /<table:table\s[^>]*?style-name="([^"]*)"[\s\S]*?<\/table:table>/g;
const hiddenRow = /<table:table-row\s[^>]*visibility="[cf][\s\S]*?<\/table:table-row>/g;

/** The library reads OpenDocument's groups of rows, but not that rows or sheets are hidden. */
function repairedPart([name, part]: [string, Uint8Array]): [string, Uint8Array] {
  if (!/content\.xml$|workbook\.xml\.rels$/.test(name)) {
    return [name, part];
  }
  const content = strFromU8(part).replaceAll('Target="./', 'Target="');
  const hidden = new Set([...content.matchAll(hiddenTable)].map(([, style]) => style));
  const shown = content
    .replace(table, (whole, style: string) => (hidden.has(style) ? "" : whole))
    .replace(/<\/?table:table-row-group[^>]*>/g, "")
    .replace(hiddenRow, "<table:table-row-group>$&</table:table-row-group>")
    .replace(/(-repeated=")\d{5,}"/g, '$11"');
  return [name, strToU8(shown)];
}
