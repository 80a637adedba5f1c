import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { limits } from "@/lib/limits/limits";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import {
  credentials,
  doneMessage,
  heldSessions,
  linkRequests,
  openedSession,
  passwordResets,
  sessionExchanges,
  signUps,
  verifications,
} from "./auth-schema";
import { resendVerificationTo, verifyEmailByToken } from "./credentials/email-verification";
import { requestPasswordResetFor, resetPasswordByToken } from "./credentials/password-reset";
import { signUpByEmail } from "./credentials/sign-up";
import { examplePassword, exampleSecret } from "./examples";
import { findKnownDevice } from "./sessions/known-device";
import { logInByEmail } from "./sessions/log-in";
import { closeSessions, refreshSession } from "./sessions/sessions";

const ofAddress = {
  accountOf: ({ email }: { email: string }) => email,
  deviceOf: findKnownDevice,
};

// The auth calls of spec §7. They are no part of the registry: /auth/… serves them as plain JSON (calls.ts).

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
  refusals: ["TOKEN_INVALID"],
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
  refusals: ["INVALID_CREDENTIALS"],
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
  refusals: ["TOKEN_INVALID"],
  example: { password: "ein anderes 43", token: exampleSecret },
  limits: [{ limit: limits.passwordReset, accountOf: ({ token }) => token }],
  async run({ input, client }) {
    await resetPasswordByToken(input, client);
    return { message: "Your password has been reset." };
  },
});

/** Ends the sessions that a call brought in its headers. Throws UNAUTHENTICATED when none of them is alive. */
export const logOut = operation({
  name: "log-out",
  access: anyone,
  input: heldSessions,
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
