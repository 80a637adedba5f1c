process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { type Viewer, visitor } from "@/lib/operations/viewer";
import { makeMember } from "@/tests/factories/user";
import { contactOperator } from "./operations";

test("five messages an hour for an address, wherever they come from and who is signed in", async () => {
  const email = "einkauf@kern.example";
  const member = await makeMember();
  for (let time = 1; time <= 5; time++) {
    await write({ email, message: `${time}` }, `203.0.113.${time}`, time > 3 ? member : visitor);
  }
  const sixth = { email: "Einkauf@Kern.example ", message: "6" };
  await refused(write(sixth, "203.0.113.6"));
  await refused(write(sixth, "203.0.113.6", member));
  await write({ email: "lager@kern.example", message: "1" }, "203.0.113.6");
  expect(await db().mailMessage.count()).toBe(6);
});

test("fifty for a client, whatever addresses it gives", async () => {
  for (let time = 1; time <= 50; time++) {
    await write({ email: `a${time}@example.com`, message: "Hallo" }, "198.51.100.7");
  }
  const another = { email: "b@example.com", message: "Hallo" };
  await refused(write(another, "198.51.100.7"));
  await refused(write(another, "198.51.100.7", await makeMember()));
  await write(another, "198.51.100.8");
});

function write(entered: object, address: string, viewer: Viewer = visitor) {
  return runOperation(contactOperator, viewer, entered, { address, userAgent: null });
}

function refused(attempt: Promise<unknown>) {
  return expect(attempt).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
}
