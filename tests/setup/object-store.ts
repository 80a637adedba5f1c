import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

type Answer = number | ("hang" | "reset" | "break-off" | "fall-silent" | "read-slowly" | "whole");

/** A loopback object store with one object of ten bytes. It fails on demand and checks no signatures. */
export async function startObjectStore() {
  const requests: string[] = [];
  let answers: Answer[] = [];

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === "read-slowly") {
      readSlowly(request).then(
        () => response.end(),
        () => response.destroy(),
      );
      return;
    }
    request.resume();
    respond(answer ?? "whole", request.method === "HEAD", response);
  });
  // Tests count connections, so the server never closes idle ones.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(...next: Answer[]) {
      answers = next;
      requests.length = 0;
    },
    countConnections(): Promise<number> {
      return new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const bytesInATenth = 1024 * 1024;

function respond(answer: Answer, isHead: boolean, response: ServerResponse): void {
  if (typeof answer === "number") {
    response.writeHead(answer, { "content-type": "application/xml" });
    response.end(isHead ? "" : `<Error><Code>Some${answer}</Code></Error>`);
  } else if (answer === "reset") {
    response.socket?.resetAndDestroy();
  } else if (answer !== "hang") {
    response.writeHead(200, { "content-length": 10 });
    respondWithBytes(answer, isHead, response);
  }
}

function respondWithBytes(answer: Answer, isHead: boolean, response: ServerResponse): void {
  if (isHead || answer === "whole") {
    response.end(isHead ? "" : "0123456789");
    return;
  }
  response.write("01234", () => answer === "break-off" && response.destroy());
}

async function readSlowly(request: IncomingMessage): Promise<void> {
  let taken = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    taken += piece.length;
    if (taken >= bytesInATenth) {
      taken = 0;
      await pause(100);
    }
  }
}
