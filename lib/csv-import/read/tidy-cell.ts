import type { Cell, RawRow } from "@/lib/csv-import/read-file-result";

// Excel's way to keep a number as text in a CSV file: ="00123".
const numberAsText = /^="((?:[^"]|"")*)"$/;
const dashes = /^[-_=+*|. ]+$/;
const shortestDashes = 4;

export function trimCell(cell: Cell): Cell {
  if (typeof cell === "number") {
    return cell;
  }
  const text = cell.trim();
  const [, quoted] = (text.startsWith('="') && numberAsText.exec(text)) || [];
  if (quoted !== undefined) {
    return quoted.replaceAll('""', '"').trim();
  }
  return /[\r\v]/.test(text) ? text.replace(/\r\n?|\v/g, "\n") : text;
}

export function isFilled(cell: Cell | undefined): cell is Cell {
  return cell !== undefined && cell !== "";
}

export function isDividerRow({ cells }: Pick<RawRow, "cells">): boolean {
  const text = cells.join("").trim();
  return text.length >= shortestDashes && dashes.test(text);
}
