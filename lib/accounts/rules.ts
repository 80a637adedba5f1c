import { plainLetters } from "./names/look-alikes";
import { findNameError } from "./names/name-rules";

const maxBaseLength = 40;
const deletedPrefix = "deleted-";
const unverifiedPrefix = "unverified-";
const reservedPrefixes = [deletedPrefix, unverifiedPrefix].map(plainLetters);

/** The name that a deleted account bears from then on: `deleted-` and the eight digits. */
export function deletedUsername(eightHexDigits: string): string {
  return `${deletedPrefix}${eightHexDigits}`;
}

/** Whether a name is a deleted account's: screens say so instead of showing it (decision 0012). */
export function isDeletedUsername(username: string): boolean {
  return username.toLowerCase().startsWith(deletedPrefix);
}

/** The name of an account whose address nobody has proved: unknown to everybody, so that it is in nobody's way. */
export function unverifiedUsername(sixteenHexDigits: string): string {
  return `${unverifiedPrefix}${sixteenHexDigits}`;
}

/** Whether a name is or looks like one that we give ourselves: nobody can choose it. */
export function isReservedUsername(username: string): boolean {
  const hyphened = username.replace(/[\s\p{Pd}_.]+/gu, (gap) => (gap.trim() === "" ? gap : "-"));
  const plain = plainLetters(hyphened);
  return reservedPrefixes.some((prefix) => plain.startsWith(prefix));
}

/** The name of an account that asked for none. */
export function usernameOf(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const plain = local.replace(/[^\p{L}\p{N}._-]/gu, "").replace(/^(deleted-)+/i, "");
  const labels = domain.split(".").slice(0, -1);
  const longest = labels.reduce((one, other) => (other.length > one.length ? other : one), "");
  const names = [plain, plain.replaceAll(".", "-"), longest].map(beginning);
  return names.find(isFree) ?? "user";
}

function isFree(name: string): boolean {
  return name !== "" && !isReservedUsername(name) && findNameError(name) === null;
}

/** Names to try for an account, best first: the one it wants, then with a number. */
export function usernameCandidates(wanted: string): string[] {
  const base = beginning(wanted);
  const counted = Array.from({ length: 8 }, (_, index) => `${base}${index + 2}`);
  const random = Array.from({ length: 4 }, () => `${base}${sixDigits()}`);
  return [wanted, ...counted, ...random];
}

/** By whole characters: half of one is no text. */
function beginning(name: string): string {
  return Array.from(name).slice(0, maxBaseLength).join("").trim();
}

function sixDigits(): number {
  return 100_000 + Math.floor(Math.random() * 900_000);
}

const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

/** Sessions live 30 days from their last use (contract §3). */
export const sessionLifetimeInMs = 30 * dayInMs;

export const sessionTouchInMs = hourInMs;

/** How long the link of a mail works (contract §3). */
export const tokenLifetimeInMs = { VERIFY: dayInMs, CHANGE: dayInMs, RESET: hourInMs } as const;

/** A live session's cookie is set anew at most this often (contract §3). */
export const renewalIntervalInMs = dayInMs;

const nowhere = "http://nowhere.invalid";
const maxPathLength = 2_000;

/** Where to go after logging in: `next` when it is a path of this site, else `fallback`. */
export function returnPath(next: unknown, fallback = "/"): string {
  if (typeof next !== "string" || next.length > maxPathLength || !/^\/[^\\\p{Cc}]*$/u.test(next)) {
    return fallback;
  }
  const url = URL.parse(next, nowhere);
  const path = url ? url.pathname + url.search + url.hash : fallback;
  return url?.origin === nowhere && !next.startsWith("//") && !path.startsWith("//")
    ? path
    : fallback;
}

/** Set by a browser that signs out while the server cannot be told; its value is the mark of the session that ends. */
export const signedOutCookie = "lagerfund-signed-out";

const markLength = 8;

/** Enough of a session id for a page to know it again, too little to be it. */
export function sessionMarkOf(sessionId: string): string {
  return sessionId.slice(0, markLength);
}
