import "@/tests/setup/database";
import { expect, test } from "vitest";
import { transact } from "@/lib/db/client";
import { boss, withTransaction } from "@/lib/queue/boss";
import { untilWaiting } from "@/tests/factories/lock";
import { enqueueMail } from "./mail-queue";
import { sendMailsNow } from "./mutations";

test("waiting mails for another attempt are made due, except one that is being sent at that moment", async () => {
  const [taken, waiting] = [await rejectedMail(), await rejectedMail()];
  const { hastened } = await transact(async (tx) => {
    const ofAnyTime = { ignoreStartAfter: true };
    const found = await withTransaction(tx, (pgBoss) => pgBoss.fetch("send-mail", ofAnyTime));
    expect(found).toMatchObject([{ id: taken }]);
    // Who looks now sees both of them wait.
    const hastening = sendMailsNow();
    await untilWaiting(1);
    return { hastened: hastening };
  });
  await hastened;
  expect(await boss().findJobs("send-mail", { id: taken })).toMatchObject([{ state: "active" }]);
  expect(await boss().fetch("send-mail")).toMatchObject([{ id: waiting }]);
  expect(await boss().fetch("send-mail")).toEqual([]);
});

/** A mail whose first attempt has failed; answers its id. */
async function rejectedMail(): Promise<string> {
  const reader = { recipient: "anna@example.com", locale: "de" } as const;
  await transact((tx) =>
    enqueueMail(tx, { template: "verify-email", ...reader, data: { token: "token" } }),
  );
  const [job] = await boss().fetch("send-mail");
  await boss().fail("send-mail", job?.id ?? "");
  return job?.id ?? "";
}
