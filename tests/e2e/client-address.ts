import { randomInt } from "node:crypto";

/**
 * The server under test trusts one proxy (TRUSTED_PROXIES=1). An address of its own keeps a test out of the
 * limits of the others.
 */
export function someClient(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
