import { plainLetters } from "./look-alikes";
import { findNameError } from "./name-rules";

const maxBaseLength = 40;
const deletedPrefix = "deleted-";
const unverifiedPrefix = "unverified-";
const reservedPrefixes = [deletedPrefix, unverifiedPrefix].map(plainLetters);

export function deletedUsername(eightHexDigits: string): string {
  return `${deletedPrefix}${eightHexDigits}`;
}

/** Screens show a text instead (docs/decisions/0012). */
export function isDeletedUsername(username: string): boolean {
  return username.toLowerCase().startsWith(deletedPrefix);
}

export function unverifiedUsername(sixteenHexDigits: string): string {
  return `${unverifiedPrefix}${sixteenHexDigits}`;
}

/** Also true for names that look like ours. */
export function isReservedUsername(username: string): boolean {
  const hyphened = username.replace(/[\s\p{Pd}_.]+/gu, (gap) => (gap.trim() === "" ? gap : "-"));
  const plain = plainLetters(hyphened);
  return reservedPrefixes.some((prefix) => plain.startsWith(prefix));
}

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

export function usernameCandidates(wanted: string): string[] {
  const base = beginning(wanted);
  const counted = Array.from({ length: 8 }, (_, index) => `${base}${index + 2}`);
  const random = Array.from({ length: 4 }, () => `${base}${sixDigits()}`);
  return [wanted, ...counted, ...random];
}

/** Cuts whole characters, not surrogates. */
function beginning(name: string): string {
  return Array.from(name).slice(0, maxBaseLength).join("").trim();
}

function sixDigits(): number {
  return 100_000 + Math.floor(Math.random() * 900_000);
}
