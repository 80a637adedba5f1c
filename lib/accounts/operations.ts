import "server-only";
import { z } from "zod";
import { everyListingTag, listingsTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { exampleIds } from "@/lib/fields/example-ids";
import { billingAddress } from "@/lib/fields/party";
import { noPayload } from "@/lib/fields/primitives";
import type { Member } from "@/lib/fields/viewer";
import {
  endSessions,
  setAdministrator,
  setBlocked,
  setLargeTrades,
} from "@/lib/moderation/administer-users";
import { getUser, listUsers } from "@/lib/moderation/queries";
import { administrator, requireSelf, selfOrAdministrator, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { getBillingAddress, getUsername } from "./queries";
import {
  administratorChange,
  blockChange,
  endedSessions,
  largeTradesChange,
  userFilter,
  userInput,
} from "./schema";
import { userDetail, userPage } from "./user";

async function noteActivity({ userId }: Member): Promise<{ lastActiveTimestamp: Date }> {
  const lastActiveAt = new Date();
  await db().user.updateMany({ where: { id: userId }, data: { lastActiveAt } });
  return { lastActiveTimestamp: lastActiveAt };
}

export const updateCurrentUserLastActiveTimestamp = operation({
  name: "update-current-user-last-active-timestamp",
  access: signedIn,
  input: noPayload,
  answer: z.object({ lastActiveTimestamp: z.date() }),
  run: ({ viewer }) => noteActivity(viewer),
});

export const updateIsUserAdminById = operation({
  name: "update-is-user-admin-by-id",
  access: administrator,
  input: administratorChange,
  answer: administratorChange,
  refusals: ["NOT_FOUND", "ACCOUNT_UNVERIFIED", "LAST_ADMINISTRATOR"],
  example: { id: exampleIds.buyer, isAdmin: true },
  run: ({ viewer, client, input }) => setAdministrator({ actor: viewer, client }, input),
});

export const getPaginatedUsers = operation({
  name: "get-paginated-users",
  access: administrator,
  input: userFilter,
  answer: userPage,
  example: { query: "anlagenbau", isAdmin: false, page: 1, pageSize: 10 },
  run: ({ input }) => listUsers(input),
});

export const getUsernameById = operation({
  name: "get-username-by-id",
  access: selfOrAdministrator,
  input: userInput,
  answer: z.string(),
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, input }) => getUsername(requireSelf(viewer, input.userId)),
});

export const getBillingAddressByUserId = operation({
  name: "get-billing-address-by-user-id",
  access: selfOrAdministrator,
  input: userInput,
  answer: billingAddress.nullable(),
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, input }) => getBillingAddress(requireSelf(viewer, input.userId)),
});

export const getUserById = operation({
  name: "get-user-by-id",
  access: administrator,
  input: userInput,
  answer: userDetail,
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ input }) => getUser(input.userId),
});

export const setUserBlocked = operation({
  name: "set-user-blocked",
  access: administrator,
  input: blockChange,
  answer: blockChange,
  refusals: ["NOT_FOUND", "OWN_ACCOUNT"],
  example: { id: exampleIds.buyer, isBlocked: true },
  async run({ viewer, client, input, drop }) {
    const change = await setBlocked({ actor: viewer, client }, input);
    drop(listingsTag, everyListingTag);
    return change;
  },
});

export const setLargeTradesAllowed = operation({
  name: "set-large-trades-allowed",
  access: administrator,
  input: largeTradesChange,
  answer: largeTradesChange,
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer, isAllowed: true },
  async run({ viewer, client, input, drop }) {
    const changed = await setLargeTrades({ actor: viewer, client }, input);
    drop(listingsTag);
    return changed;
  },
});

export const endUserSessions = operation({
  name: "end-user-sessions",
  access: administrator,
  input: userInput,
  answer: endedSessions,
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, client, input }) => endSessions({ actor: viewer, client }, input.userId),
});
