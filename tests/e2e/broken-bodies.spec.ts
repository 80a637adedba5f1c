import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

const head = "HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 1000\r\n";
const json = "Content-Type: application/json\r\n\r\n";

test("a body that breaks off is no error of ours", async () => {
  const bodies = [
    `POST /operations/fuzzy-search-listings ${head}${json}{"json":`,
    `POST /auth/email/login ${head}${json}{"em`,
    `POST /login ${head}Next-Action: ${"40".repeat(21)}\r\nContent-Type: text/plain\r\n\r\n[{`,
    `POST /login ${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="$ACTION_ID_${"40".repeat(21)}"\r\n\r\n`,
    `PUT /files/upload/token ${head}Content-Type: application/pdf\r\n\r\n%PDF`,
    `POST /language ${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nlanguage=`,
  ];
  await withServer({ TRUSTED_PROXIES: "0", LOG_LEVEL: "info" }, async (server) => {
    // Of the same origin as the forms' own.
    const host = new URL(process.env.APP_URL ?? server.url).host;
    for (const body of bodies) {
      const line = connect(server.port, "127.0.0.1").on("error", () => {});
      line.write(body.replaceAll("localhost", host));
      await sleep(200);
      line.destroy();
    }
    await expect
      .poll(() => server.said().match(/"msg":"request"/g)?.length ?? 0)
      .toBeGreaterThanOrEqual(bodies.length);
    await sleep(500);
    expect(server.said()).not.toMatch(/"level":50|"stack"|\n {4}at /);
  });
});
