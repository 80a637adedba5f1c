const maxBaseLength = 40;

/**
 * Names to try for an account that gave none, best first: the address's local part, then with a number
 * (contract §3). Common ones such as `info` are taken by the thousand, so the last are random.
 */
export function usernameCandidates(email: string): string[] {
  const local = email.split("@", 1)[0] ?? "";
  const base = local.replace(/[^\p{L}\p{N}._-]/gu, "").slice(0, maxBaseLength) || "user";
  const counted = Array.from({ length: 8 }, (_, index) => `${base}${index + 2}`);
  const random = Array.from({ length: 4 }, () => `${base}${sixDigits()}`);
  return [base, ...counted, ...random];
}

function sixDigits(): number {
  return 100_000 + Math.floor(Math.random() * 900_000);
}
