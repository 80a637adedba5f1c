import { randomInt } from "node:crypto";

// Neither digits nor letters of hexadecimal numbers, and no vowels: times, ids, hashes, ports and words have others.
const letters = "ghjklmnpqrstvwxz";
const length = 14;

/**
 * A word that nothing else contains, so that wherever it stands it was taken from here. A number would not do: one of five
 * digits once stood in a timestamp.
 */
export function canaryWord(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** A seller's details that no other text contains, so that any of them in an answer is a leak. */
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

/** The seller's own number of a part, which `leaksIn` finds as well. */
export function ownNumberOf({ username }: { username: string }): string {
  return `EIGEN-${wordIn(username)}`;
}

/** Which of the seller's details a text gives away, in whatever encoding; the country alone tells nobody. */
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
