import { plainLetters } from "./names/look-alikes";
import { findNameFault } from "./names/name-rules";

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
  return name !== "" && !isReservedUsername(name) && findNameFault(name) === null;
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
