import "server-only";
import { AppError } from "@/lib/errors/app-error";

const maxDepth = 100;

// 10,000 rows with fifty codes each.
const maxParts = 2_000_000;

const maxNames = 1_000;

const maxEntries = 100_000;

const [quote, backslash] = [0x22, 0x5c];

const levels = byLetter({ "[": 1, "{": 1, "]": -1, "}": -1 });

const parts = byLetter({ "[": 1, "{": 1, ",": 1 });

/** Throws SyntaxError, and BAD_REQUEST for texts that would block the process. */
export function parseModestJson(text: string): unknown {
  let depth = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) {
      at = endOfString(text, at);
    }
    depth += levels[letter] ?? 0;
    count += parts[letter] ?? 0;
    if (depth > maxDepth || count > maxParts) {
      throw new AppError("BAD_REQUEST");
    }
  }
  return JSON.parse(text);
}

/** Throws BAD_REQUEST for payloads that are too wide. */
export function requireModestPayload(payload: unknown): void {
  const waiting: unknown[] = [payload];
  for (const value of waiting) {
    for (const inner of modestPartsOf(value)) {
      waiting.push(inner);
    }
  }
}

function modestPartsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const [inner, most] = Array.isArray(value)
    ? [value, maxEntries]
    : [Object.values(value), maxNames];
  if (inner.length > most) {
    throw new AppError("BAD_REQUEST");
  }
  return inner;
}

function byLetter(numbers: Record<string, number>): Int8Array {
  const table = new Int8Array(128);
  for (const [letter, number] of Object.entries(numbers)) {
    table[letter.charCodeAt(0)] = number;
  }
  return table;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) {
      return at;
    }
    at += letter === backslash ? 1 : 0;
  }
  return text.length;
}
