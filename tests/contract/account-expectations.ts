import { administrators, type Expectation, members } from "./outcomes";

/** Of what accounts, sessions and their administration do, by operation. */
export const accountExpectations: Record<string, Expectation> = {
  "update-current-user-last-active-timestamp": {
    access: "signed-in",
    outcome: members,
  },
  "update-is-user-admin-by-id": {
    access: "administrator",
    outcome: administrators,
  },
  "get-paginated-users": {
    access: "administrator",
    outcome: administrators,
  },
  "get-username-by-id": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-billing-address-by-user-id": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-user-by-id": {
    access: "administrator",
    outcome: administrators,
  },
  "set-user-blocked": {
    access: "administrator",
    outcome: administrators,
  },
  "set-large-trades-allowed": {
    access: "administrator",
    outcome: administrators,
  },
  "end-user-sessions": {
    access: "administrator",
    outcome: administrators,
  },
  "get-repeated-texts": {
    access: "administrator",
    outcome: administrators,
  },
  "get-security-events": {
    access: "administrator",
    outcome: administrators,
  },
  "update-account": {
    access: "signed-in",
    outcome: members,
  },
  "get-own-data": {
    access: "signed-in",
    outcome: members,
  },
  "delete-account": {
    access: "signed-in",
    outcome: { ...members, buyer: "OPEN_TRANSACTIONS", owner: "OPEN_TRANSACTIONS" },
  },
  "change-password": {
    access: "signed-in",
    outcome: members,
  },
  "request-email-change": {
    access: "signed-in",
    outcome: members,
  },
  "get-own-sessions": { access: "signed-in", outcome: members },
  "end-session": {
    access: "signed-in",
    outcome: {
      ...members,
      stranger: "NOT_FOUND",
      owner: "NOT_FOUND",
      administrator: "NOT_FOUND",
    },
  },
  "end-other-sessions": { access: "signed-in", outcome: members },
};
