import { expect, test, vi } from "vitest";

vi.stubEnv("APP_MODE", "production");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");

test("in production there is no page of the building blocks", async () => {
  const { default: DevUiPage } = await import("./page");
  expect(() => DevUiPage()).toThrow(
    expect.objectContaining({ digest: "NEXT_HTTP_ERROR_FALLBACK;404" }),
  );
});
