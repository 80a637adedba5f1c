/** Counts swapped neighbours as one. Answers `most + 1` for anything larger. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) {
    return most + 1;
  }
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      now[column] = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + wrong,
        isSwapped(one, row, other, column) ? at(before, column - 2) + 1 : row + column,
      );
    }
    // A swap reaches two rows back.
    if (Math.min(...now, ...last) > most) {
      return most + 1;
    }
    [before, last] = [last, now];
  }
  return Math.min(at(last, other.length), most + 1);
}

/** Counts an umlaut as one letter: "Schtüz" is one slip from "Schütz". */
export function wordDistance(one: string, other: string, most: number): number {
  const apart = editDistance(one, other, most);
  return apart <= 1
    ? apart
    : Math.min(apart, editDistance(umlautless(one), umlautless(other), most));
}

export function umlautless(folded: string): string {
  return folded.replace(/([aou])e/g, "$1");
}

function isSwapped(one: string, row: number, other: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    one[row - 1] === other[column - 2] &&
    one[row - 2] === other[column - 1]
  );
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
