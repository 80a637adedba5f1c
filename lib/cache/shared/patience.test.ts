import { expect, test } from "vitest";
import { within } from "./store";

test("an answer that does not come is given up", async () => {
  await expect(within(20, new Promise(() => {}))).rejects.toThrow("no answer in 20 ms");
  await expect(within(20, Promise.resolve("here"))).resolves.toBe("here");
});
