import { randomInt } from "node:crypto";

/**
 * Headers that make a caller somebody of its own: the server under test believes one proxy (TRUSTED_PROXIES=1),
 * so that the limits of a client address are real in every test and no test uses up another's.
 */
export function someClient(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
