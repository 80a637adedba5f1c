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

/** Which of the seller's details a text gives away, in whatever encoding; the country alone tells nobody. */
export function leaksIn(
  text: string,
  { userId, username, email, street, city, zipCode }: Record<string, unknown>,
): string[] {
  const number = /\d{9,}/.exec(String(username))?.[0];
  const details = { userId, username, email, street, city, zipCode, number };
  return Object.entries(details)
    .filter(([, value]) => typeof value === "string" && text.includes(value))
    .map(([name]) => name);
}
