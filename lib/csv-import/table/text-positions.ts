/** Where a part is found from there on, else the text's end. */
export function indexOrEnd(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index < 0 ? text.length : index;
}

/** The first place from there on that is no blank. */
export function afterBlanks(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") {
    end += 1;
  }
  return end;
}

/** Behind a line's end. A text that was converted twice has CR CR LF. */
export function afterLine(text: string, end: number): number {
  if (text[end] !== "\r") {
    return end + 1;
  }
  if (text[end + 1] === "\r" && text[end + 2] === "\n") {
    return end + 3;
  }
  return text[end + 1] === "\n" ? end + 2 : end + 1;
}

export type Seeker = (at: number) => number;

/** Where something is next; looked for once only between two places, or what comes late were sought anew from each. */
export function seeker(find: Seeker): Seeker {
  let from = 0;
  let next = -1;
  return (at) => {
    if (at < from || at > next) {
      from = at;
      next = find(at);
    }
    return next;
  };
}
