import { randomInt } from "node:crypto";

// No digits, vowels or hexadecimal letters, because times, ids, hashes and words contain those.
const letters = "ghjklmnpqrstvwxz";
const length = 14;

/** A word that occurs nowhere else. Five digits once matched part of a timestamp. */
export function canaryWord(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** A seller with unique details, so that any of them in an answer is a leak. */
export function canarySeller() {
  const word = canaryWord();
  return {
    username: `Kanarienvogel ${word} GmbH`,
    email: `kanarie-${word}@verborgen.example`,
    street: `Geheimgasse ${word}`,
    city: `Verstecktstadt-${word}`,
    zipCode: `Z-${word}`,
    country: "Deutschland",
  };
}

export function ownNumberOf({ username }: { username: string }): string {
  return `EIGEN-${wordIn(username)}`;
}

/** The seller's details in a text, in any encoding; the country alone is no leak. */
export function leaksIn(
  text: string,
  { userId, username, email, street, city, zipCode }: Record<string, unknown>,
): string[] {
  const word = wordIn(String(username));
  const details = { userId, username, email, street, city, zipCode, word };
  return Object.entries(details)
    .filter(([, value]) => typeof value === "string" && text.includes(value))
    .map(([name]) => name);
}

function wordIn(username: string): string | undefined {
  return new RegExp(`[${letters}]{${length}}`).exec(username)?.[0];
}
