import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { makeSecret } from "./secret";

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password));
}

export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), normalise(password));
  return isRight && passwordHash !== null;
}

const nobodysHash = hashPassword(makeSecret());

/** Keyboards produce umlauts as one or two characters. */
function normalise(password: string): string {
  return password.normalize("NFC");
}
