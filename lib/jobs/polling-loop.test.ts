import { beforeAll, expect, test, vi } from "vitest";
import { startPollingLoop } from "./polling-loop";

beforeAll(() => {
  vi.stubEnv("APP_MODE", "demo");
  vi.stubEnv("AUTH_SECRET", "x".repeat(32));
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
  vi.stubEnv("LOG_LEVEL", "silent");
});

test("the loop works until there is nothing left, and again when woken", async () => {
  let left = 3;
  const work = vi.fn(async () => left-- > 0);
  const loop = startPollingLoop({ name: "test", everyInMs: 60_000, work });
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(4));
  left = 1;
  loop.wake();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(6));
  await loop.stop();
});

test("the loop looks again by itself, also after a fault", async () => {
  const work = vi.fn(async () => {
    throw new Error("the database is away");
  });
  const loop = startPollingLoop({ name: "test", everyInMs: 10, work });
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(3));
  await loop.stop();
  const { length } = work.mock.calls;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(work.mock.calls).toHaveLength(length);
});

test("a wake while work is under way is not lost", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<boolean>();
  const work = vi.fn(async () => false).mockImplementationOnce(() => gate);
  const loop = startPollingLoop({ name: "test", everyInMs: 60_000, work });
  loop.wake();
  open(false);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await loop.stop();
});
