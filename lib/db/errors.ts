import { AppError } from "@/lib/errors/app-error";
import { Prisma } from "./generated/client";

const statementTimeout = "57014";
// Classes 08 connection, 28 login, 53 resources, 57 operator, 58 system; missing database,
// read-only standby, two session timeouts.
const unavailableSqlStates = /^(08|28|53|57|58|3D000|25006|25P03|25P04)/;
const unavailablePrismaCodes = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2037",
]);
const unavailableSystemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
]);
const connectCalls = new Set(["connect", "getaddrinfo"]);
const conflictSqlStates = new Set(["40001", "40P01", "55P03"]);
const repeatableCodes = new Set(["P2034", "40001", "40P01"]);

/** Returns QUERY_TIMEOUT, UNAVAILABLE or CONFLICT, else null. */
export function toDatabaseError(error: unknown): AppError | null {
  const codes = codesOf(error);
  if (codes.some((code) => code === "P2034" || conflictSqlStates.has(code))) {
    return new AppError("CONFLICT", undefined, { cause: error });
  }
  if (codes.includes(statementTimeout)) {
    return new AppError("QUERY_TIMEOUT", undefined, { cause: error });
  }
  if (codes.some(isUnavailable)) {
    return new AppError("UNAVAILABLE", { retryAfterInSeconds: 5 }, { cause: error });
  }
  return null;
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

export function isConflict(error: unknown): boolean {
  return codesOf(error).some((code) => repeatableCodes.has(code));
}

export function isRecoveryConflict(error: unknown): boolean {
  return (
    isConflict(error) ||
    chainOf(error).some(({ message }) => /conflict with recovery/.test(String(message)))
  );
}

/** Pool and driver errors have no code. */
function messageCode(message: unknown): string | undefined {
  const meanings: [beginning: string, code: string][] = [
    ["timeout exceeded when trying to connect", "P2024"],
    ["Connection terminated", "P1017"],
    ["Client has encountered a connection error", "P1017"],
  ];
  const said = typeof message === "string" ? message : "";
  return meanings.find(([beginning]) => said.startsWith(beginning))?.[1];
}

function isUnavailable(code: string): boolean {
  return (
    unavailablePrismaCodes.has(code) ||
    unavailableSystemCodes.has(code) ||
    (code.length === 5 && unavailableSqlStates.test(code))
  );
}

function codesOf(error: unknown): string[] {
  return chainOf(error)
    .flatMap(({ code, originalCode, kind, message, syscall }) => [
      code,
      originalCode,
      kindCode(kind),
      messageCode(message),
      connectCalls.has(String(syscall)) ? "P1001" : undefined,
    ])
    .filter((value) => typeof value === "string");
}

function chainOf(error: unknown, depth = 0): Record<string, unknown>[] {
  if (typeof error !== "object" || error === null || depth > 6) {
    return [];
  }
  const own = error as Record<string, unknown>;
  const inner = (own.meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  return [own, ...chainOf(own.cause, depth + 1), ...chainOf(inner, depth + 1)];
}

function kindCode(kind: unknown): string | undefined {
  const kinds: Record<string, string> = {
    DatabaseNotReachable: "P1001",
    ConnectionClosed: "P1017",
    SocketTimeout: "P1008",
    TlsConnectionError: "P1001",
    TooManyConnections: "P2037",
    TransactionWriteConflict: "P2034",
  };
  return typeof kind === "string" ? kinds[kind] : undefined;
}
