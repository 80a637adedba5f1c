const maxDepth = 4;
/** Properties that hold no values of users. */
const facts = [
  "code",
  "originalCode",
  "kind",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "syscall",
  "address",
  "port",
  "status",
  "digest",
  "clientVersion",
  "queue",
];

export function safeError(error: unknown, depth = 0): Record<string, unknown> | string {
  if (typeof error !== "object" || error === null) {
    return typeof error === "string" ? redact(error) : typeof error;
  }
  const said = error as Record<string, unknown>;
  const inner = depth < maxDepth ? innerOf(said) : undefined;
  return {
    type: typeOf(error),
    message: quotesValues(said) ? undefined : redact(String(said.message ?? "")),
    ...Object.fromEntries(facts.map((name) => [name, plain(said[name])])),
    stack: framesOf(said.stack),
    cause: inner === undefined ? undefined : safeError(inner, depth + 1),
  };
}

function typeOf(error: object): string {
  const { name } = error as { name?: unknown };
  return typeof name === "string" ? name : (error.constructor?.name ?? "Object");
}

/** Prisma puts the driver's error into `meta`. */
function innerOf({ cause, meta }: Record<string, unknown>): unknown {
  return cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
}

/** Messages of drivers and parsers quote values. */
function quotesValues(said: Record<string, unknown>): boolean {
  const name = String(said.name ?? "");
  const isOfDriver = "severity" in said || "originalCode" in said || "kind" in said;
  const isOfSystem = "syscall" in said || "errno" in said;
  return isOfDriver || isOfSystem || /Prisma|Adapter|Zod|Syntax|URI/.test(name);
}

function plain(value: unknown): string | number | undefined {
  return typeof value === "number" ? value : shortText(value);
}

function shortText(value: unknown): string | undefined {
  return typeof value === "string" ? redact(value) : undefined;
}

function framesOf(stack: unknown): string | undefined {
  const lines = typeof stack === "string" ? stack.split("\n") : [];
  return lines.filter((line) => /^\s+at /.test(line)).join("\n") || undefined;
}

const longestInLog = 500;
/** Limits the cost of scrubbing. */
const longestRead = 1_000;

/** Broad patterns come first. */
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
  // Longer than any identifier in code.
  [/\b(?=[\w+-]*\d)[\w+-]{24,}={0,2}/g, "[token]"],
];

function redact(text: string): string {
  const known = secrets.reduce(
    (said, [pattern, instead]) => said.replace(pattern, instead),
    wholeWordsOf(text),
  );
  return known.length > longestInLog ? `${known.slice(0, longestInLog)}…` : known;
}

/** A cut secret might not match. */
function wholeWordsOf(text: string): string {
  const read = text.slice(0, longestRead);
  return read === text ? text : `${read.replace(/[^\s"'<>(),;]*$/, "")}…`;
}
