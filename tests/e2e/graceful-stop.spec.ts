import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { makeCompany } from "./actors";
import { lineTo } from "./database-line";
import { makeDatabase, whileListingsAreHeld } from "./database-steps";
import { answerOf, signedUp } from "./program";
import { type OwnServer, withServer } from "./server-steps";
import { expect, test } from "./test";

const delayed = { STOP_DELAY_MS: "500" };

// One process after the other: each is to have the machine for itself.
test.describe.configure({ mode: "default" });

test("a balancer is told first: the process then still answers, ends every kept line, and refuses only later", async () => {
  await withServer({ STOP_DELAY_MS: "10000" }, async (server) => {
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
    await whileListingsAreHeld(databaseUrl, async () => {
      answer = fetch(`${server.url}/operations/fuzzy-search-listings`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"json":{"query":"6205"}}',
      });
      await toldToStop(server);
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

test("an upload that is under way is taken whole", async () => {
  const sessionId = await signedUp(makeCompany("Abschied"));
  const body = Buffer.from("%PDF-1.4\n%%EOF\n");
  const file = { fileType: "application/pdf", name: "a.pdf", size: body.length };
  const { uploadUrl } = await answerOf("create-document", file, sessionId);
  await withServer(delayed, async (server) => {
    const address = new URL(new URL(uploadUrl).pathname, server.url);
    const headers = { "content-type": "application/pdf", "content-length": body.length };
    const put = request(address, { method: "PUT", headers });
    const answered = once(put, "response");
    put.write(body.subarray(0, 5));
    await pause(300);
    await toldToStop(server);
    await pause(1_000);
    put.end(body.subarray(5));
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await server.ended).toBe(0);
  });
});

test("who never ends a request, and who never begins one, keep nobody waiting", async () => {
  await withServer({ STOP_DELAY_MS: "3000" }, async (server) => {
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

test("a database that is away, or hangs, keeps nobody waiting", async () => {
  const line = await lineTo(await makeDatabase());
  await withServer({ STOP_DELAY_MS: "3000", DATABASE_URL: line.url }, async (server) => {
    await expect.poll(async () => (await asked(server, "/readyz")).status).toBe(200);
    line.hold();
    const view = { method: "POST", headers: { "user-agent": "Mozilla/5.0 Firefox/150" } };
    await fetch(`${server.url}/listing/view/1`, view);
    const pending = asked(server, "/listing/search?query=6205").catch(() => "cut");
    expect(await server.end()).toBe(0);
    expect(stopOf(server).tookInMs).toBeLessThan(10_000);
    await pending;
  });
  line.close();
});

test("who cannot wait sends the signal once more; npm, which sends it twice at once, does not mean that", async () => {
  await withServer({ STOP_DELAY_MS: "20000" }, async (server) => {
    server.signal("SIGINT");
    server.signal("SIGTERM");
    await expect.poll(async () => (await asked(server, "/readyz")).status).toBe(503);
    await pause(1_500);
    expect((await asked(server, "/healthz")).status).toBe(200);
    server.signal("SIGINT");
    expect(await server.ended).toBe(1);
  });
});

test("without a delay it ends as soon as nothing is under way", async () => {
  await withServer({}, async (server) => {
    expect(await server.end()).toBe(0);
    // Half of what the tether of our scripts grants.
    expect(stopOf(server).tookInMs).toBeLessThan(2_000);
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

/** Sends the signal, and waits until it is heard. */
async function toldToStop(server: OwnServer): Promise<void> {
  server.signal("SIGTERM");
  await expect.poll(server.said).toContain("told to stop");
}

/** What a process says of its own end: how long it took by its own clock, whatever else the machine does. */
function stopOf({ said }: OwnServer) {
  const line = said()
    .split("\n")
    .find((one) => one.includes('"msg":"stopped"'));
  return JSON.parse(line ?? "{}") as { tookInMs: number; outcome: string; requestsLeft: number };
}
