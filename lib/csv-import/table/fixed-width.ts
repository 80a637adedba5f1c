import { isRule } from "./cell-text";

const sampleLength = 100_000;
const head = 40;
const linesBelow = 200;
// Titles of pages and totals stand among the lines of a list.
const evenShare = 0.8;
const leastColumns = 3;
const longestLine = 2000;
const delimiter = /[;\t|]/;
const anyDelimiter = /[;\t|,]/;

/**
 * Whether the columns of a text are kept apart by blanks alone, as old systems print them: its headings stand two blanks apart
 * at least and have no delimiter, and where they are apart nearly all lines below are.
 */
export function isFixedWidth(text: string): boolean {
  const lines = text
    .slice(0, sampleLength)
    .split(/\r\n?|\n/)
    .map((line) => line.slice(0, longestLine).trimEnd())
    .filter((line) => line !== "" && !isRule({ cells: [line] }));
  const top = lines.slice(0, head);
  const at = top.findIndex(areHeadings);
  const below = lines.slice(at + 1, at + 1 + linesBelow);
  if (at < 0 || below.length < 2 || top.some(areCutHeadings) || below.some(isCut)) {
    return false;
  }
  const apart = below.filter((line) => cellsOf(line).length >= leastColumns);
  return apart.length * 2 >= below.length && gutters(lines[at] ?? "", below) >= leastColumns - 1;
}

function cellsOf(line: string): string[] {
  return line.trim().split(/ {2,}/);
}

/** Words two blanks apart. */
function areHeadings(line: string): boolean {
  const cells = cellsOf(line);
  return cells.length >= leastColumns && !anyDelimiter.test(line) && cells.every(isWord);
}

/** Words with a delimiter between. */
function areCutHeadings(line: string): boolean {
  const cells = line.split(anyDelimiter);
  return cells.length >= leastColumns && cells.every((cell) => isWord(cell.trim()));
}

function isCut(line: string): boolean {
  return delimiter.test(line);
}

function isWord(text: string): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text);
}

/** How often headings are two blanks apart where nearly all lines below are. */
function gutters(headings: string, lines: readonly string[]): number {
  const start = headings.length - headings.trimStart().length;
  let count = 0;
  let blanks = 0;
  for (let place = start; place < headings.length; place += 1) {
    blanks = isBlank(headings, place) && areBlank(lines, place) ? blanks + 1 : 0;
    count += blanks === 2 ? 1 : 0;
  }
  return count;
}

function areBlank(lines: readonly string[], place: number): boolean {
  return lines.filter((line) => isBlank(line, place)).length >= lines.length * evenShare;
}

function isBlank(line: string, place: number): boolean {
  return place >= line.length || line[place] === " ";
}
