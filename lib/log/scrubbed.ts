const longestInLog = 500;

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
  const short = text.length > longestInLog ? `${text.slice(0, longestInLog)}…` : text;
  return secrets.reduce((said, [pattern, instead]) => said.replace(pattern, instead), short);
}
