import "server-only";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { noPayload } from "@/lib/fields/primitives";
import { signedIn } from "@/lib/operations/access";
import type { AnyOperation } from "@/lib/operations/define";
import {
  getOwnAccount,
  logIn,
  logOut,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from "./operations";
import { currentUser } from "./user";

export interface AuthCall {
  readonly method: "GET" | "POST";
  readonly path: `/auth/${string}`;
  readonly operation: Omit<AnyOperation, "run" | "reads">;
  /** What other operations can be refused with and this call cannot. */
  readonly never?: readonly ErrorCode[];
}

// Who calls is of no matter to them.
const byAnybody = { never: ["UNAUTHENTICATED", "FOREIGN_ORIGIN"] } as const;
const withoutBody = {
  never: ["BAD_REQUEST", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION", "CONFLICT"],
} as const;

// Its dates are text on the wire.
const me = { ...getOwnAccount, answer: currentUser };
// Which sessions end say the headers.
const logout = { ...logOut, access: signedIn, input: noPayload, example: undefined };

export const authCalls: readonly AuthCall[] = [
  { method: "POST", path: "/auth/email/signup", operation: signUp, ...byAnybody },
  { method: "POST", path: "/auth/email/verify-email", operation: verifyEmail, ...byAnybody },
  {
    method: "POST",
    path: "/auth/email/resend-verification",
    operation: resendVerification,
    ...byAnybody,
  },
  { method: "POST", path: "/auth/email/login", operation: logIn, ...byAnybody },
  { method: "GET", path: "/auth/me", operation: me, ...withoutBody },
  { method: "POST", path: "/auth/logout", operation: logout },
  {
    method: "POST",
    path: "/auth/email/request-password-reset",
    operation: requestPasswordReset,
    ...byAnybody,
  },
  { method: "POST", path: "/auth/email/reset-password", operation: resetPassword, ...byAnybody },
];
