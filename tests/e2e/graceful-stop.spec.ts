import { randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { makeDatabase, whileListingsAreLocked } from "./database-steps";
import { type OwnServer, withServer } from "./server-steps";
import { expect, test } from "./test";

const delayed = { STOP_DELAY_MS: "500" };

// One process after the other, because each needs the machine for itself.
test.describe.configure({ mode: "default" });

test("a load balancer is notified first: the process then still answers, ends every idle connection, and rejects only later", async () => {
  await withServer({ STOP_DELAY_MS: "4000" }, async (server) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await asked(server, "/readyz", agent)).toEqual({
      status: 200,
      connection: "keep-alive",
    });
    server.signal("SIGTERM");
    await expect.poll(async () => (await asked(server, "/readyz", agent)).status).toBe(503);
    const paths = ["/healthz", "/", "/listing/search?query=6205", "/%ff"];
    const answers = await Promise.all(paths.map((path) => asked(server, path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
    expect(new Set(answers.map(({ connection }) => connection))).toEqual(new Set(["close"]));
    expect(await server.ended).toBe(0);
    await expect(asked(server, "/healthz")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });
});

test("a call that is under way is answered, later than the delay", async () => {
  const databaseUrl = await makeDatabase();
  await withServer({ ...delayed, DATABASE_URL: databaseUrl }, async (server) => {
    let answer: Promise<Response> | undefined;
    await whileListingsAreLocked(databaseUrl, async () => {
      answer = fetch(`${server.url}/operations/fuzzy-search-listings`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"json":{"query":"6205"}}',
      });
      await signalledToStop(server);
      await pause(1_000);
    });
    expect([(await answer)?.status, (await answer)?.headers.get("connection")]).toEqual([
      200,
      "close",
    ]);
    expect(await server.ended).toBe(0);
    expect(stopOf(server)).toMatchObject({ outcome: "all done", requestsLeft: 0 });
  });
});

test("requests that never end or never begin do not delay others", async () => {
  await withServer(delayed, async (server) => {
    const idle = connect(server.port, "127.0.0.1");
    const hanging = connect(server.port, "127.0.0.1");
    for (const line of [idle, hanging]) {
      line.on("error", () => {});
    }
    hanging.write(
      "POST /auth/email/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n",
    );
    hanging.write("Content-Length: 10\r\n\r\n{");
    await pause(500);
    expect(await server.end()).toBe(0);
    expect(stopOf(server)).toMatchObject({ outcome: "all done", requestsLeft: 1 });
    expect(stopOf(server).tookInMs).toBeLessThan(10_000);
  });
});

interface Answer {
  status: number | undefined;
  connection: string | undefined;
}

function asked({ url }: OwnServer, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": `203.0.113.${randomUUID().length}` };
    get(`${url}${path}`, { agent, headers }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().on("end", () => resolve({ status, connection: headers.connection }));
    }).on("error", reject);
  });
}

/** Sends the signal and waits until the server has logged it. */
async function signalledToStop(server: OwnServer): Promise<void> {
  server.signal("SIGTERM");
  await expect.poll(server.said).toContain("told to stop");
}

/** The duration by the process's own log, because the machine may be busy. */
function stopOf({ said }: OwnServer) {
  const line = said()
    .split("\n")
    .find((one) => one.includes('"msg":"stopped"'));
  return JSON.parse(line ?? "{}") as { tookInMs: number; outcome: string; requestsLeft: number };
}
