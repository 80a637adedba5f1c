import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import superjson from "superjson";
import { afterEach, expect, test } from "vitest";
import { createClient, LagerfundError } from "./client";

const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function clientOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  sessionId: string | null = null,
) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stored: (string | null)[] = [];
  const onSession = (session: string | null) => stored.push(session);
  const client = createClient({ url: `http://127.0.0.1:${port}`, sessionId, onSession });
  return { client, stored, close: () => server.close() };
}

function reject(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("it has succeeded"),
    (error: LagerfundError) => error,
  );

test("a call under a key says so in its header, another has none", async () => {
  const keys: unknown[] = [];
  const { client } = await clientOf((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    response.end(superjson.stringify(1));
  });
  const wish = { listingId: 1, quantity: 9 };
  await client.call("create-transaction", wish, { idempotencyKey: "rpc-1" });
  await client.call("create-transaction", wish);
  expect(keys).toEqual(["rpc-1", undefined]);
});

test("an error response is an error with status, message, code and data", async () => {
  const { client } = await clientOf((_, response) =>
    reject(response, 409, {
      message: "There are not enough pieces available.",
      code: "STOCK_INSUFFICIENT",
      data: { message: "3 are left." },
    }),
  );
  const error = await failureOf(client.call("create-transaction", { listingId: 1, quantity: 9 }));
  expect(error).toBeInstanceOf(LagerfundError);
  expect(error).toMatchObject({
    status: 409,
    message: "There are not enough pieces available.",
    code: "STOCK_INSUFFICIENT",
    data: { message: "3 are left." },
  });
});

test.each([
  ["a page of a proxy's", 502, "<h1>Bad gateway</h1>"],
  ["no body at all", 503, ""],
  ["a page where an answer should be", 200, "<h1>Welcome</h1>"],
  ["a text where an error should be", 500, '"oops"'],
])("%s is an error with a message of its own", async (_, status, body) => {
  const { client } = await clientOf((_request, response) => response.writeHead(status).end(body));
  expect(await failureOf(client.call("get-own-sessions"))).toMatchObject({
    name: "LagerfundError",
    status,
    message: "The call failed.",
    code: null,
    data: {},
  });
});

test("without an answer the status is 0 and the cause is preserved", async () => {
  const { client } = await clientOf((request) => request.socket.destroy());
  const error = await failureOf(client.call("get-own-sessions"));
  expect(error).toMatchObject({ status: 0, message: "The call failed." });
  expect(error.cause).toBeInstanceOf(TypeError);
});

test("a 401 clears the session, and nothing else does", async () => {
  let status = 403;
  const { client, stored } = await clientOf((_, response) => reject(response, status, {}), "s-1");
  await failureOf(client.call("get-own-sessions"));
  expect(client.sessionId()).toBe("s-1");
  status = 401;
  await failureOf(client.call("get-own-sessions"));
  expect([client.sessionId(), stored]).toEqual([null, [null]]);
});

test("a 401 to a call from before the login leaves the new session alone", async () => {
  const late: ServerResponse[] = [];
  const { client } = await clientOf((request, response) => {
    if (request.url === "/auth/email/login") {
      response.end(JSON.stringify({ sessionId: "s-2" }));
    } else {
      late.push(response);
    }
  }, "s-1");
  const failure = failureOf(client.call("get-own-sessions"));
  await expect.poll(() => late.length).toBe(1);
  await client.logIn({ email: "a@b.example", password: "x" });
  reject(late[0] as ServerResponse, 401, {});
  expect(await failure).toMatchObject({ status: 401 });
  expect(client.sessionId()).toBe("s-2");
});

test("logging out clears the session here, whatever the server answers", async () => {
  const { client, stored } = await clientOf((_, response) => reject(response, 503, {}), "s-1");
  expect(await failureOf(client.logOut())).toMatchObject({ status: 503 });
  expect([client.sessionId(), stored]).toEqual([null, [null]]);
});

test("dates go and come as dates", async () => {
  const { client } = await clientOf((_, response) => {
    response.end(superjson.stringify([{ createdAt: new Date(0) }]));
  });
  expect(await client.call("get-own-sessions")).toEqual([{ createdAt: new Date(0) }]);
});

test("a file that is not accepted leaves no ticket behind", async () => {
  const asked: string[] = [];
  const { client } = await clientOf((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === "PUT") {
      response.writeHead(503).end();
    } else {
      const uploadUrl = `http://${request.headers.host}/put`;
      response.end(superjson.stringify({ id: "d-1", key: "k", uploadUrl }));
    }
  }, "s-1");
  const file = new Blob(["x"], { type: "image/png" });
  const error = await failureOf(client.upload("create-document", file, { name: "a.png" }));
  expect(error).toMatchObject({ status: 503, message: "The file could not be sent." });
  expect(asked).toEqual([
    "POST /operations/create-document",
    "PUT /put",
    "POST /operations/delete-document",
  ]);
});
