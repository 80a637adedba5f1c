import "server-only";
import { z } from "zod";
import { everyListingTag, listingsTag } from "@/lib/listings/tags";
import { administrator, requireSelf, selfOrAdministrator, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { exampleIds } from "@/lib/operations/example-ids";
import { noPayload } from "@/lib/operations/fields";
import { noteActivity } from "./activity";
import { endSessions, setAdministrator, setBlocked, setLargeTrades } from "./administration";
import { getUser, listUsers } from "./administration-queries";
import { billingAddress } from "./party-schema";
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

/** The caller is here now (spec §4). */
export const updateCurrentUserLastActiveTimestamp = operation({
  name: "update-current-user-last-active-timestamp",
  access: signedIn,
  input: noPayload,
  answer: z.object({ lastActiveTimestamp: z.date() }),
  run: ({ viewer }) => noteActivity(viewer),
});

/** Makes or unmakes an administrator; the last one stays (contract §2). */
export const updateIsUserAdminById = operation({
  name: "update-is-user-admin-by-id",
  access: administrator,
  input: administratorChange,
  answer: administratorChange,
  refusals: ["NOT_FOUND", "ACCOUNT_UNVERIFIED", "LAST_ADMINISTRATOR"],
  example: { id: exampleIds.buyer, isAdmin: true },
  run: ({ viewer, client, input }) => setAdministrator({ actor: viewer, client }, input),
});

/** Users by name or address, newest first (contract §2). */
export const getPaginatedUsers = operation({
  name: "get-paginated-users",
  access: administrator,
  input: userFilter,
  answer: userPage,
  example: { query: "anlagenbau", isAdmin: false, page: 1, pageSize: 10 },
  run: ({ input }) => listUsers(input),
});

/** The display name of a user (spec §7). */
export const getUsernameById = operation({
  name: "get-username-by-id",
  access: selfOrAdministrator,
  input: userInput,
  answer: z.string(),
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, input }) => getUsername(requireSelf(viewer, input.userId)),
});

/** Where a user's bills go, null when nothing of it is known (contract §2). */
export const getBillingAddressByUserId = operation({
  name: "get-billing-address-by-user-id",
  access: selfOrAdministrator,
  input: userInput,
  answer: billingAddress.nullable(),
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, input }) => getBillingAddress(requireSelf(viewer, input.userId)),
});

/** A user with address and open sessions. */
export const getUserById = operation({
  name: "get-user-by-id",
  access: administrator,
  input: userInput,
  answer: userDetail,
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ input }) => getUser(input.userId),
});

/** Shuts a user out, at once, and hides what they sell, or lets them in again. */
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

/** Lets a user sell for more than the bound of a trade, or no longer (contract §5). */
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

/** Logs a user out everywhere. */
export const endUserSessions = operation({
  name: "end-user-sessions",
  access: administrator,
  input: userInput,
  answer: endedSessions,
  refusals: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, client, input }) => endSessions({ actor: viewer, client }, input.userId),
});
