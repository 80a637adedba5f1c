import { scrubbed } from "./scrubbed";

const maxDepth = 4;
/** What an error says of itself without saying a value: codes of PostgreSQL, Prisma, the system, the AWS SDK, and ours. */
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

/**
 * What the log may know of any thrown thing. Messages of PostgreSQL, Prisma and of parsers quote rows, parameters and what
 * was sent: of them only kind, codes and the place in the code are kept. Other messages are scrubbed of addresses and secrets.
 */
export function safeError(error: unknown, depth = 0): Record<string, unknown> | string {
  if (typeof error !== "object" || error === null) {
    return typeof error === "string" ? scrubbed(error) : typeof error;
  }
  const said = error as Record<string, unknown>;
  const inner = depth < maxDepth ? innerOf(said) : undefined;
  return {
    type: typeOf(error),
    message: quotesValues(said) ? undefined : scrubbed(String(said.message ?? "")),
    ...Object.fromEntries(facts.map((name) => [name, plain(said[name])])),
    stack: framesOf(said.stack),
    cause: inner === undefined ? undefined : safeError(inner, depth + 1),
  };
}

function typeOf(error: object): string {
  const { name } = error as { name?: unknown };
  return typeof name === "string" ? name : (error.constructor?.name ?? "Object");
}

/** Prisma holds what the driver said in its `meta`. */
function innerOf({ cause, meta }: Record<string, unknown>): unknown {
  return cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
}

/** Whether a message is made by something that was given values of ours or of a caller. */
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
  return typeof value === "string" ? scrubbed(value) : undefined;
}

/** Without the message, which stands before them. */
function framesOf(stack: unknown): string | undefined {
  const lines = typeof stack === "string" ? stack.split("\n") : [];
  return lines.filter((line) => /^\s+at /.test(line)).join("\n") || undefined;
}
