import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface MailRequest {
  path: string | undefined;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

type Answer = number | "hang" | "hang-midway" | "reset" | "nonsense";

/** A loopback server that speaks Resend's HTTP and fails on demand. */
export async function startMailServer() {
  const requests: MailRequest[] = [];
  let answer: Answer = 200;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push({
      path: request.url,
      idempotencyKey: request.headers["idempotency-key"]?.toString(),
      authorization: request.headers.authorization,
      body: await json(request),
    });
    respond(response);
  }

  function respond(response: ServerResponse): void {
    if (answer === "hang") {
      return;
    }
    if (answer === "reset") {
      response.socket?.resetAndDestroy();
      return;
    }
    const status = typeof answer === "number" ? answer : 500;
    response.writeHead(status, { "content-type": "application/json" });
    if (answer === "hang-midway") {
      response.write('{"statusCode":');
      return;
    }
    const failure = { statusCode: status, name: "some_error", message: "refused" };
    const body = status === 200 ? { id: "sent" } : failure;
    response.end(answer === "nonsense" ? "<h1>Bad gateway</h1>" : JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next: Answer) {
      answer = next;
    },
    countConnections(): Promise<number> {
      return new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
