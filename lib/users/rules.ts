const maxBaseLength = 40;
const deletedPrefix = "deleted-";

/** The name that a deleted account bears from then on: `deleted-` and the eight digits. Nobody can choose such a one. */
export function deletedUsername(eightHexDigits: string): string {
  return `${deletedPrefix}${eightHexDigits}`;
}

/** Whether a name is a deleted account's: screens say so instead of showing it (decision 0012). */
export function isDeletedUsername(username: string): boolean {
  return username.toLowerCase().startsWith(deletedPrefix);
}

/**
 * Names to try for an account that gave none, best first: the address's local part, then with a number
 * (contract §3). Common ones such as `info` are taken by the thousand, so the last are random.
 */
export function usernameCandidates(email: string): string[] {
  const local = email.split("@", 1)[0] ?? "";
  const plain = local.replace(/[^\p{L}\p{N}._-]/gu, "").replace(/^(deleted-)+/i, "");
  const base = plain.slice(0, maxBaseLength) || "user";
  const counted = Array.from({ length: 8 }, (_, index) => `${base}${index + 2}`);
  const random = Array.from({ length: 4 }, () => `${base}${sixDigits()}`);
  return [base, ...counted, ...random];
}

function sixDigits(): number {
  return 100_000 + Math.floor(Math.random() * 900_000);
}
