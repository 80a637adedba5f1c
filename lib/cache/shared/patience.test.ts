import { expect, test } from "vitest";
import { withTimeout } from "./redis-store";

test("an answer that does not come is given up", async () => {
  await expect(withTimeout(20, new Promise(() => {}))).rejects.toThrow("no answer in 20 ms");
  await expect(withTimeout(20, Promise.resolve("here"))).resolves.toBe("here");
});
