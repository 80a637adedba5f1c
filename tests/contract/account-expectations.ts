import { testPassword } from "../factories/user";
import { administrators, type Expectation, members } from "./outcomes";

/** Of what accounts, sessions and their administration do, by operation. */
export const accountExpectations: Record<string, Expectation> = {
  "update-current-user-last-active-timestamp": {
    access: "signed-in",
    payload: () => undefined,
    outcome: members,
  },
  "update-is-user-admin-by-id": {
    access: "administrator",
    payload: ({ buyer }) => ({ id: buyer.userId, isAdmin: true }),
    outcome: administrators,
  },
  "get-paginated-users": {
    access: "administrator",
    payload: ({ buyer }) => ({ page: 1, pageSize: 10, query: buyer.username }),
    outcome: administrators,
  },
  "get-username-by-id": {
    access: "self-or-administrator",
    payload: ({ buyer }) => buyer.userId,
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-billing-address-by-user-id": {
    access: "self-or-administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-user-by-id": {
    access: "administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: administrators,
  },
  "set-user-blocked": {
    access: "administrator",
    payload: ({ buyer }) => ({ id: buyer.userId, isBlocked: true }),
    outcome: administrators,
  },
  "end-user-sessions": {
    access: "administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: administrators,
  },
  "get-security-events": {
    access: "administrator",
    payload: () => ({ page: 1, pageSize: 10 }),
    outcome: administrators,
  },
  "update-account": {
    access: "signed-in",
    payload: () => ({ city: "Bremen", country: "" }),
    outcome: members,
  },
  "get-own-data": {
    access: "signed-in",
    payload: () => ({ part: "listings" }),
    outcome: members,
  },
  "delete-account": {
    access: "signed-in",
    payload: () => ({ password: testPassword }),
    outcome: { ...members, buyer: "OPEN_TRANSACTIONS", owner: "OPEN_TRANSACTIONS" },
  },
  "change-password": {
    access: "signed-in",
    payload: () => ({ currentPassword: testPassword, password: "ein anderes 43" }),
    outcome: members,
  },
  "request-email-change": {
    access: "signed-in",
    payload: () => ({ newEmail: "neu@example.com", password: testPassword }),
    outcome: members,
  },
  "get-own-sessions": { access: "signed-in", payload: () => undefined, outcome: members },
  "end-session": {
    access: "signed-in",
    payload: ({ session }) => ({ id: session?.sessionRowId }),
    outcome: {
      ...members,
      stranger: "NOT_FOUND",
      owner: "NOT_FOUND",
      administrator: "NOT_FOUND",
    },
  },
  "end-other-sessions": { access: "signed-in", payload: () => undefined, outcome: members },
};
