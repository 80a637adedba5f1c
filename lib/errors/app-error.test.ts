import { expect, test, vi } from "vitest";
import { AppError } from "./app-error";

test("one bundle knows the errors of another, in which the same file is another class", async () => {
  vi.resetModules();
  const { AppError: Other } = await import("./app-error");
  const { reportError } = await import("@/lib/error-reporting/report-error");
  const error = new AppError("QUERY_TIMEOUT");
  expect(Other).not.toBe(AppError);
  expect(error instanceof Other).toBe(true);
  expect(new Other("NOT_FOUND") instanceof AppError).toBe(true);
  expect(reportError(error, "test")).toBe(error);
});

test.each([new Error("QUERY_TIMEOUT"), { code: "NOT_FOUND", status: 404 }, "AppError", null])(
  "%s is none of them",
  (error) => {
    expect(error instanceof AppError).toBe(false);
  },
);
