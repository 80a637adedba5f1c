import { z } from "zod";
import { party } from "@/lib/fields/party";

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

/** The same in plain JSON, as GET /auth/me answers it. */
export const currentUser = account
  .extend({ lastActiveTimestamp: z.iso.datetime() })
  .meta({ id: "CurrentUser" });
export type CurrentUser = z.output<typeof currentUser>;
