import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface MailRequest {
  path: string | undefined;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** A mail provider on loopback that speaks Resend's HTTP, for as long as a test wants, and fails on demand. */
export async function startMailServer() {
  const requests: MailRequest[] = [];
  let answer: number | "hang" = 200;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, url: path } = request;
    requests.push({
      path,
      idempotencyKey: headers["idempotency-key"]?.toString(),
      authorization: headers.authorization,
      body: await json(request),
    });
    if (answer === "hang") {
      return;
    }
    const failure = { statusCode: answer, name: "some_error", message: "refused" };
    response.writeHead(answer, { "content-type": "application/json" });
    response.end(JSON.stringify(answer === 200 ? { id: "sent" } : failure));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next: number | "hang") {
      answer = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
