import "server-only";
import { z } from "zod";
import { logInByEmail } from "@/lib/accounts/credentials/mutations/log-in";
import { AppError } from "@/lib/errors/app-error";
import { exampleIds } from "@/lib/fields/example-ids";
import { billingAddress } from "@/lib/fields/party";
import { noPayload, uuid } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { anyone, requireSelf, selfOrAdministrator, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { examplePassword, exampleSecret } from "../fields/example-ids";
import { findKnownDevice } from "./credentials/known-device";
import { requestEmailChangeTo } from "./credentials/mutations/email-change";
import {
  resendVerificationTo,
  verifyEmailByToken,
} from "./credentials/mutations/email-verification";
import { replacePassword } from "./credentials/mutations/password-change";
import {
  requestPasswordResetFor,
  resetPasswordByToken,
} from "./credentials/mutations/password-reset";
import { recordingWrongPassword } from "./credentials/mutations/record-wrong-password";
import { signUpByEmail } from "./credentials/mutations/sign-up";
import { recordActivity, updateProfile } from "./mutations";
import { getAccount, getBillingAddress, getUsername } from "./queries";
import {
  credentials,
  doneMessage,
  emailChanges,
  endedSessions,
  knownSessions,
  linkRequests,
  openedSession,
  ownSession,
  passwordChanges,
  passwordResets,
  profileChanges,
  sessionExchanges,
  sessionIds,
  signUps,
  userInput,
  verifications,
} from "./schema";
import {
  closeOtherSessions,
  closeOwnSession,
  closeSessions,
  refreshSession,
} from "./sessions/mutations";
import { listOwnSessions } from "./sessions/queries";
import { account } from "./user-schema";

export const updateCurrentUserLastActiveTimestamp = operation({
  name: "update-current-user-last-active-timestamp",
  access: signedIn,
  input: noPayload,
  answer: z.object({ lastActiveTimestamp: z.date() }),
  run: ({ viewer }) => recordActivity(viewer),
});

export const getUsernameById = operation({
  name: "get-username-by-id",
  access: selfOrAdministrator,
  input: userInput,
  answer: z.string(),
  errors: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, input }) => getUsername(requireSelf(viewer, input.userId)),
});

export const getBillingAddressByUserId = operation({
  name: "get-billing-address-by-user-id",
  access: selfOrAdministrator,
  input: userInput,
  answer: billingAddress.nullable(),
  errors: ["NOT_FOUND"],
  example: { userId: exampleIds.buyer },
  run: ({ viewer, input }) => getBillingAddress(requireSelf(viewer, input.userId)),
});

// Operations that ask for the password use the login limit.

export const getOwnAccount = operation({
  name: "get-own-account",
  access: signedIn,
  input: noPayload,
  answer: account,
  run: ({ viewer }) => getAccount(viewer.userId),
});

export const updateAccount = operation({
  name: "update-account",
  access: signedIn,
  input: profileChanges,
  answer: account,
  example: { street: "Am Hafen 14", zipCode: "28217", city: "Bremen", country: "Deutschland" },
  async run({ viewer, input }) {
    await updateProfile(viewer.userId, input);
    return getAccount(viewer.userId);
  },
});

export const changePassword = operation({
  name: "change-password",
  access: signedIn,
  input: passwordChanges,
  answer: doneMessage,
  example: { currentPassword: examplePassword, password: "ein anderes 43" },
  limits: [{ limit: limits.logIn }],
  async run({ viewer, input, client }) {
    await recordingWrongPassword(viewer, client, () => replacePassword(viewer, input, client));
    return { message: "Your password has been changed." };
  },
});

export const requestEmailChange = operation({
  name: "request-email-change",
  access: signedIn,
  input: emailChanges,
  answer: doneMessage,
  example: { newEmail: "einkauf@kern-anlagenbau.example", password: examplePassword },
  limits: [
    { limit: limits.logIn },
    { limit: limits.verificationMail, accountOf: ({ newEmail }) => newEmail },
  ],
  async run({ viewer, input, client }) {
    await recordingWrongPassword(viewer, client, () => requestEmailChangeTo(viewer, input));
    return { message: "Check your email at the new address for the confirmation link." };
  },
});

export const getOwnSessions = operation({
  name: "get-own-sessions",
  access: signedIn,
  input: noPayload,
  answer: z.array(ownSession),
  run: ({ viewer }) => listOwnSessions(viewer),
});

export const endSession = operation({
  name: "end-session",
  access: signedIn,
  input: sessionIds,
  answer: z.object({ id: uuid }),
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.session },
  run: ({ viewer, input, client }) => closeOwnSession(viewer, input.id, client),
});

export const endOtherSessions = operation({
  name: "end-other-sessions",
  access: signedIn,
  input: noPayload,
  answer: endedSessions,
  run: ({ viewer, client }) => closeOtherSessions(viewer, client),
});

const ofAddress = {
  accountOf: ({ email }: { email: string }) => email,
  deviceOf: findKnownDevice,
};

// Not in the registry: /auth/… serves them as plain JSON.

export const signUp = operation({
  name: "sign-up",
  access: anyone,
  input: signUps,
  answer: doneMessage,
  example: {
    email: "einkauf@kern-anlagenbau.example",
    password: examplePassword,
    username: "Kern Anlagenbau",
    street: "Am Hafen 14",
    zipCode: "28217",
    city: "Bremen",
    country: "Deutschland",
  },
  limits: [{ limit: limits.signUp, ...ofAddress }],
  async run({ input }) {
    await signUpByEmail(input);
    return {
      message: "You've signed up successfully! Check your email for the confirmation link.",
    };
  },
});

export const verifyEmail = operation({
  name: "verify-email",
  access: anyone,
  input: verifications,
  answer: doneMessage,
  errors: ["TOKEN_INVALID"],
  example: { token: exampleSecret, password: examplePassword },
  limits: [{ limit: limits.emailVerification, accountOf: ({ token }) => token }],
  async run({ input, client }) {
    await verifyEmailByToken(input, client);
    return { message: "Your email has been verified. You can now log in." };
  },
});

export const resendVerification = operation({
  name: "resend-verification",
  access: anyone,
  input: linkRequests,
  answer: doneMessage,
  example: { email: "einkauf@kern-anlagenbau.example" },
  limits: [{ limit: limits.verificationMail, ...ofAddress }],
  async run({ input }) {
    await resendVerificationTo(input);
    return { message: "If this account still has to be verified, the link is on its way." };
  },
});

export const logIn = operation({
  name: "log-in",
  access: anyone,
  input: credentials,
  answer: openedSession,
  errors: ["INVALID_CREDENTIALS"],
  example: { email: "einkauf@kern-anlagenbau.example", password: examplePassword },
  limits: [{ limit: limits.logIn, ...ofAddress }],
  run: ({ input, client }) => logInByEmail(input, client),
});

export const requestPasswordReset = operation({
  name: "request-password-reset",
  access: anyone,
  input: linkRequests,
  answer: doneMessage,
  example: { email: "einkauf@kern-anlagenbau.example" },
  limits: [{ limit: limits.passwordReset, ...ofAddress }],
  async run({ input }) {
    await requestPasswordResetFor(input);
    return { message: "Check your email for a password reset link." };
  },
});

export const resetPassword = operation({
  name: "reset-password",
  access: anyone,
  input: passwordResets,
  answer: doneMessage,
  errors: ["TOKEN_INVALID"],
  example: { password: "ein anderes 43", token: exampleSecret },
  limits: [{ limit: limits.passwordReset, accountOf: ({ token }) => token }],
  async run({ input, client }) {
    await resetPasswordByToken(input, client);
    return { message: "Your password has been reset." };
  },
});

/** Throws UNAUTHENTICATED when no session is alive. */
export const logOut = operation({
  name: "log-out",
  access: anyone,
  input: knownSessions,
  answer: doneMessage,
  example: { sessionIds: [exampleSecret] },
  async run({ input: { sessionIds } }) {
    if ((await closeSessions(sessionIds)) === 0) {
      throw new AppError("UNAUTHENTICATED");
    }
    return { message: "You have been logged out." };
  },
});

export const exchangeSession = operation({
  name: "exchange-session",
  access: anyone,
  input: sessionExchanges,
  answer: openedSession,
  example: { sessionId: exampleSecret },
  async run({ input: { sessionId } }) {
    if (!(await refreshSession(sessionId))) {
      throw new AppError("UNAUTHENTICATED");
    }
    return { sessionId };
  },
});
