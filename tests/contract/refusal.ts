import { expect } from "vitest";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import { refusalsOf } from "@/lib/operations/refusals";
import type { Door, DoorAnswer } from "./door";

const internals =
  /prisma|node_modules|\bat \/|\.ts:|select |insert |syntax error|ENOENT|TypeError|RangeError|ZodError|undefined/i;

/** That what came back is an answer, or a refusal as contract §2 has them: never a 5xx, never internals. */
export function expectAnswerOrRefusal(
  { operation, never }: Door,
  { status, body }: DoorAnswer,
  title: string,
): void {
  if (status === 200) {
    return;
  }
  const { message, code, data } = body;
  const what = `${title}: ${JSON.stringify(body).slice(0, 500)}`;
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(refusalsOf(operation), what).toContain(code);
  expect(never, what).not.toContain(code);
  const kind = errorKinds[code as ErrorCode];
  // What somebody sent themselves is named in one sentence alone.
  const { type, ...facts } = data ?? {};
  const sentence = kind.message.replace("{type}", () => String(type));
  expect({ status, message }, what).toEqual({ status: kind.status, message: sentence });
  // Its own sentence was compared already, and may ask somebody to select something.
  expect(JSON.stringify({ ...body, message: "", data: facts }), what).not.toMatch(internals);
  if (code === "VALIDATION") {
    expect(data?.issues, what).toContainEqual({
      path: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+(:\d+)?$/),
      message: expect.stringMatching(/\S/),
    });
  }
}
