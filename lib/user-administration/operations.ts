import "server-only";
import {
  administratorChange,
  blockChange,
  endedSessions,
  largeTradesChange,
  userFilter,
  userInput,
} from "@/lib/accounts/schema";
import { userDetail, userPage } from "@/lib/accounts/user-schema";
import { everyListingTag, listingsTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { endSessions, setAdministrator, setBlocked, setLargeTrades } from "./mutations";
import { getUser, listUsers } from "./queries";

export const updateIsUserAdminById = operation({
  name: "update-is-user-admin-by-id",
  access: administrator,
  input: administratorChange,
  answer: administratorChange,
  errors: ["NOT_FOUND", "ACCOUNT_UNVERIFIED", "LAST_ADMINISTRATOR"],
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

export const getUserById = operation({
  name: "get-user-by-id",
  access: administrator,
  input: userInput,
  answer: userDetail,
  errors: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ input }) => getUser(input.userId),
});

export const setUserBlocked = operation({
  name: "set-user-blocked",
  access: administrator,
  input: blockChange,
  answer: blockChange,
  errors: ["NOT_FOUND", "OWN_ACCOUNT"],
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
  errors: ["NOT_FOUND"],
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
  errors: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, client, input }) => endSessions({ actor: viewer, client }, input.userId),
});
