import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { limits } from "@/lib/limits/limits";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { resendVerificationTo, verifyEmailByToken } from "./email-verification";
import { logInByEmail } from "./log-in";
import { requestPasswordResetFor, resetPasswordByToken } from "./password-reset";
import {
  credentials,
  linkRequests,
  passwordResets,
  sessionExchanges,
  signUps,
  verifications,
} from "./schema";
import { refreshSession } from "./sessions";
import { signUpByEmail } from "./sign-up";

// The auth calls of spec §7. They are no part of the registry: /auth/… serves them as plain JSON.

export const signUp = operation({
  name: "sign-up",
  access: anyone,
  input: signUps,
  limits: [{ limit: limits.signUp, accountOf: ({ email }) => email }],
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
  limits: [{ limit: limits.emailVerification, accountOf: ({ token }) => token }],
  async run({ input, client }) {
    await verifyEmailByToken(input.token, client);
    return { message: "Your email has been verified. You can now log in." };
  },
});

export const resendVerification = operation({
  name: "resend-verification",
  access: anyone,
  input: linkRequests,
  limits: [{ limit: limits.verificationMail, accountOf: ({ email }) => email }],
  async run({ input }) {
    await resendVerificationTo(input);
    return { message: "If this account still has to be verified, the link is on its way." };
  },
});

export const logIn = operation({
  name: "log-in",
  access: anyone,
  input: credentials,
  limits: [{ limit: limits.logIn, accountOf: ({ email }) => email }],
  run: ({ input, client }) => logInByEmail(input, client),
});

export const requestPasswordReset = operation({
  name: "request-password-reset",
  access: anyone,
  input: linkRequests,
  limits: [{ limit: limits.passwordReset, accountOf: ({ email }) => email }],
  async run({ input }) {
    await requestPasswordResetFor(input);
    return { message: "Check your email for a password reset link." };
  },
});

export const resetPassword = operation({
  name: "reset-password",
  access: anyone,
  input: passwordResets,
  limits: [{ limit: limits.passwordReset, accountOf: ({ token }) => token }],
  async run({ input, client }) {
    await resetPasswordByToken(input, client);
    return { message: "Your password has been reset." };
  },
});

export const exchangeSession = operation({
  name: "exchange-session",
  access: anyone,
  input: sessionExchanges,
  async run({ input: { sessionId } }) {
    if (!(await refreshSession(sessionId))) {
      throw new AppError("UNAUTHENTICATED");
    }
    return { sessionId };
  },
});
