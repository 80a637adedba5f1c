const longestInLog = 500;
/** Before it is scrubbed: a long text costs time. */
const longestRead = 1_000;

/** What no line of the log may hold, and what stands there instead; the first of them take in what others would split. */
const secrets: [pattern: RegExp, instead: string][] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, "[address]"],
  [/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, "[e-mail]"],
  [/\b(bearer|basic)\s+\S+/gi, "$1 [secret]"],
  [
    /\b(password|passwort|secret|token|cookie|session(?:id)?)(["']?\s*[:=]\s*)\S+/gi,
    "$1$2[secret]",
  ],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, "[ip]"],
  [/\b(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}\b/gi, "[ip]"],
  // Session ids, signed tokens, hashes; longer than any word of code, and no path.
  [/\b(?=[\w+-]*\d)[\w+-]{24,}={0,2}/g, "[token]"],
];

/** A text for the log, short and without network addresses, e-mails and what looks like a secret. */
export function scrubbed(text: string): string {
  const known = secrets.reduce(
    (said, [pattern, instead]) => said.replace(pattern, instead),
    wholeWordsOf(text),
  );
  return known.length > longestInLog ? `${known.slice(0, longestInLog)}…` : known;
}

/** Of a secret that is cut nothing might be recognised: a long text ends before the word in which it is cut. */
function wholeWordsOf(text: string): string {
  const read = text.slice(0, longestRead);
  return read === text ? text : `${read.replace(/[^\s"'<>(),;]*$/, "")}…`;
}
