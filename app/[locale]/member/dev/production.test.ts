import { expect, test, vi } from "vitest";
import { noClient } from "@/lib/request/client";
import { type Outcome, runInRequest } from "@/lib/request/current-request";

vi.stubEnv("APP_MODE", "production");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
// Next's cache does not exist outside Next.
vi.mock("next/cache", () => ({ unstable_cache: (read: () => unknown) => read }));

test("production has no page of the components", async () => {
  const { default: DevUiPage } = await import("./ui/page");
  expect(await statusOf(DevUiPage)).toBe(404);
});

test("production has no page that fails on purpose", async () => {
  const { default: FailurePage } = await import("./failure/page");
  expect(await statusOf(FailurePage)).toBe(404);
});

test.each([{}, { mail: "x" }, { template: "verify-email" }])(
  "production shows no outbox (%o)",
  async (query) => {
    const { default: DevMailPage } = await import("./mail/page");
    const page = () => DevMailPage({ searchParams: Promise.resolve(query) });
    expect(await statusOf(page)).toBe(404);
  },
);

async function statusOf(page: () => unknown): Promise<Outcome["status"]> {
  const outcome: Outcome = {};
  await runInRequest({ client: noClient, requestId: "test", outcome }, page);
  return outcome.status;
}
