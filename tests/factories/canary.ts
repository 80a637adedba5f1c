import { randomInt } from "node:crypto";

/** A seller's details that no other text contains, so that any of them in an answer is a leak. */
export function canarySeller() {
  const number = randomInt(1e9, 1e10);
  return {
    username: `Kanarienvogel ${number} GmbH`,
    email: `kanarie-${number}@verborgen.example`,
    street: `Geheimgasse ${number}`,
    city: `Verstecktstadt-${number}`,
    zipCode: `Z${number}`,
    country: "Deutschland",
  };
}

/** The seller's own number of a part, which `leaksIn` finds as well. */
export function ownNumberOf({ username }: { username: string }): string {
  return `EIGEN-${numberIn(username)}`;
}

/** Which of the seller's details a text gives away, in whatever encoding; the country alone tells nobody. */
export function leaksIn(
  text: string,
  { userId, username, email, street, city, zipCode }: Record<string, unknown>,
): string[] {
  const number = numberIn(String(username));
  const details = { userId, username, email, street, city, zipCode, number };
  return Object.entries(details)
    .filter(([, value]) => typeof value === "string" && text.includes(value))
    .map(([name]) => name);
}

function numberIn(username: string): string | undefined {
  return /\d{9,}/.exec(username)?.[0];
}
