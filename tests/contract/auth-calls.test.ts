import { describe, expect, test } from "vitest";
import { authCalls } from "@/lib/auth/calls";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import { refusalsOf } from "@/lib/operations/refusals";
import { makeMember } from "../factories/user";
import { sendToAuth } from "./auth-door";
import { type Caller, callers, setStage } from "./cast";
import { everyone, members } from "./expectations";
import { hostileBodies } from "./hostile-bodies";
import { variantsOf } from "./hostile-values";
import { expectAnswerOrRefusal } from "./refusal";
import { snapshot } from "./snapshot";

/** What each caller of the call's example gets. The email calls ask nobody who they are, so that a dead session can log in. */
const anybody = { ...everyone, blocked: "answer" } as const;
// Its token is made up; with one of a mail: lib/auth/calls.test.ts.
const nobody = allOf("TOKEN_INVALID");
const expected: Record<string, Record<Caller, "answer" | ErrorCode>> = {
  "/auth/email/signup": anybody,
  "/auth/email/verify-email": nobody,
  "/auth/email/resend-verification": anybody,
  "/auth/email/login": anybody,
  "/auth/me": members,
  "/auth/logout": members,
  "/auth/email/request-password-reset": anybody,
  "/auth/email/reset-password": nobody,
};

// The account that the examples are about.
await makeMember({ email: "einkauf@kern-anlagenbau.example" });

test("each auth call is expected here", () => {
  expect(Object.keys(expected).sort()).toEqual(authCalls.map(({ path }) => path).sort());
});

describe.each(authCalls.map((call) => [call.path, call] as const))("%s", (path, call) => {
  const { operation } = call;

  test.each(callers)("its example, sent by %s", async (caller) => {
    const { sessions } = await setStage();
    const before = await snapshot();
    const { status, body } = await sendToAuth(call, bodyOf(operation.example), sessions[caller]);
    const code = expected[path]?.[caller];
    if (code === "answer") {
      expect(status).toBe(200);
      expect(operation.answer.parse(body)).toEqual(body);
      return;
    }
    expect([status, body.code]).toEqual([errorKinds[code ?? "INTERNAL"].status, code]);
    expect(refusalsOf(operation)).toContain(code);
    expect(call.never ?? []).not.toContain(code);
    // Whoever is blocked and logs out shall not be logged in again once they are let in.
    const after = await snapshot();
    const kept = path === "/auth/logout" ? { ...after, session: before.session } : after;
    expect(kept).toEqual(before);
  });

  test("survives whatever it is sent", async () => {
    const { sessions } = await setStage();
    const variants = variantsOf(operation.example ?? {}).map(({ title, payload }) => ({
      title,
      body: bodyOf(payload),
    }));
    const bodies = hostileBodies.map(([title, body]) => ({ title, body }));
    for (const { title, body } of [...variants, ...bodies]) {
      const answered = await sendToAuth(call, body, sessions.buyer);
      expectAnswerOrRefusal(operation, answered, title);
      expect(call.never ?? [], title).not.toContain(answered.body.code);
    }
  });
});

function bodyOf(payload: unknown): string | undefined {
  return payload === undefined ? undefined : JSON.stringify(payload);
}

function allOf(code: ErrorCode): Record<Caller, ErrorCode> {
  return Object.fromEntries(callers.map((caller) => [caller, code])) as Record<Caller, ErrorCode>;
}
