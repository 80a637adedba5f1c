import { expect, test, vi } from "vitest";

vi.stubEnv("APP_MODE", "production");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");

test.each([{}, { mail: "x" }, { template: "verify-email" }])(
  "in production there is no outbox to look at (%o)",
  async (query) => {
    const { default: DevMailPage } = await import("./page");
    const page = DevMailPage({ searchParams: Promise.resolve(query) });
    await expect(page).rejects.toMatchObject({ digest: "NEXT_HTTP_ERROR_FALLBACK;404" });
  },
);
