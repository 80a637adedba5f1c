import { expect, vi } from "vitest";
import { toDatabaseError } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import type { AnyOperation } from "@/lib/operations/define";

// Checks every operation's result and errors in tests against what the operation declares.
vi.mock("@/lib/operations/run", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/operations/run")>();
  const { errorCodesOf } = await import("@/lib/api/error-codes");

  async function runOperation(...call: Parameters<typeof original.runOperation>) {
    const [operation] = call;
    const outcome = await original.runOperation(...call).catch((error) => {
      const appError = error instanceof AppError ? error : toDatabaseError(error);
      if (appError && !errorCodesOf(operation).includes(appError.code)) {
        throw new Error(`${operation.name} does not declare ${appError.code}`, { cause: error });
      }
      throw error;
    });
    requireDeclared(operation, outcome.answer);
    return outcome;
  }

  return { ...original, runOperation };
});

function requireDeclared({ name, answer: schema }: AnyOperation, answer: unknown): void {
  const { error, data } = schema.safeParse(answer);
  if (error) {
    throw new Error(`${name} answers what it does not declare`, { cause: error });
  }
  // Parsing drops undeclared fields.
  expect(data, `${name} answers more than it declares`).toEqual(answer);
}
