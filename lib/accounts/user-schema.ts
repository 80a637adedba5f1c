import { z } from "zod";
import { cappedPageOf } from "@/lib/fields/capped-page";
import { billingAddress, party } from "@/lib/fields/party";
import { uuid } from "@/lib/fields/primitives";

export const userRow = z
  .object({
    id: uuid,
    username: z.string(),
    email: z.string().nullable().describe("Null once the account is deleted."),
    isVerified: z.boolean().describe("Whether the address is proved."),
    isAdmin: z.boolean(),
    isBlocked: z.boolean(),
    isDeleted: z.boolean(),
    isLargeTradesAllowed: z
      .boolean()
      .describe("Whether they may sell for more than 10,000,000 euros."),
    createdAt: z.date(),
    lastActiveTimestamp: z.date(),
    listingCount: z.int().describe("Listings of every status."),
    sessionCount: z.int().describe("Sessions that have not run out."),
  })
  .meta({ id: "UserRow" });
export type UserRow = z.output<typeof userRow>;

export const userPage = cappedPageOf(userRow).meta({ id: "UserPage" });
export type UserPage = z.output<typeof userPage>;

export const openSession = z
  .object({
    id: uuid,
    device: z.string().nullable().describe('"Firefox · Windows"; null when it cannot be told.'),
    createdAt: z.date(),
    lastUsedAt: z.date(),
  })
  .meta({ id: "OpenSession" });
export type OpenSession = z.output<typeof openSession>;

export const userDetail = userRow
  .extend({
    billingAddress: billingAddress.nullable().describe("Null when nothing of it is known."),
    openSessions: z.array(openSession).describe("The last used first."),
  })
  .meta({ id: "UserDetail" });
export type UserDetail = z.output<typeof userDetail>;

export const account = party
  .extend({
    isAdmin: z.boolean(),
    lastActiveTimestamp: z.date(),
    identities: z
      .object({ email: z.object({ id: z.string() }).optional() })
      .describe("By provider; the entry's id is what the provider calls the user, the address."),
  })
  .meta({ id: "Account" });
export type Account = z.output<typeof account>;

/** Plain JSON, for GET /auth/me. */
export const currentUser = account
  .extend({ lastActiveTimestamp: z.iso.datetime() })
  .meta({ id: "CurrentUser" });
export type CurrentUser = z.output<typeof currentUser>;
