import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeCompany } from "./actors";
import { makeDatabase, queryIn } from "./database-steps";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

test("a mail that is being sent is not lost: the next process sends it at once", async () => {
  const databaseUrl = await makeDatabase();
  const [silent, willing] = [await openProvider(false), await openProvider(true)];
  const sending = (address: string) => ({
    DATABASE_URL: databaseUrl,
    MAIL_DRIVER: "resend",
    RESEND_API_KEY: "re_of_a_test",
    RESEND_BASE_URL: address,
  });
  await withServer(sending(silent.url), async (server) => {
    const body = JSON.stringify(makeCompany("Abschied"));
    const headers = { "content-type": "application/json" };
    await fetch(`${server.url}/auth/email/signup`, { method: "POST", headers, body });
    await expect.poll(silent.asked).toBe(1);
    expect(await server.end()).toBe(0);
  });
  const job = "SELECT state, retry_count FROM pgboss.job WHERE name = 'send-mail'";
  expect(await queryIn(databaseUrl, job)).toEqual([{ state: "created", retry_count: 0 }]);
  await withServer(sending(willing.url), async () => {
    await expect.poll(willing.asked).toBe(1);
  });
  silent.close();
  willing.close();
});

/** A mail provider that answers, or takes a mail and says nothing. */
async function openProvider(answers: boolean) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    if (answers) {
      response.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
