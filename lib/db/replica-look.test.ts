import "@/tests/setup/database";
import { expect, test } from "vitest";
import { makeLook } from "./replica-look";

test("a server that is no standby, or does not answer, is not to be read from", async () => {
  expect(await makeLook(process.env.DATABASE_URL ?? "")()).toBe("it is no standby");
  expect(await makeLook("postgresql://nobody@127.0.0.1:1/none")()).toContain("ECONNREFUSED");
});
