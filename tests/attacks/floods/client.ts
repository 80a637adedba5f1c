// `node client.ts '<order>'`: floods a server by raw sockets, which cost little, and prints a report.
import { connect, type Socket } from "node:net";
import type { Flood, FloodReport } from "./flood.ts";

interface Order extends Flood {
  port: number;
  /** The local address, any of 127/8. */
  from: string;
  path: string;
}

const order: Order = JSON.parse(process.argv[2] ?? "{}");
const report: FloodReport = { statuses: {}, withRetryAfter: 0, broken: 0 };
const request = Buffer.from(
  `GET ${order.path} HTTP/1.1\r\nHost: localhost:${order.port}\r\nUser-Agent: flood\r\n\r\n`,
);
const all = order.isAhead ? Buffer.concat(Array(order.requests).fill(request)) : request;
let open = 0;
let isOver = false;
let isLong = false;

for (let index = 0; index < order.connections; index += 1) {
  flood();
}
setTimeout(() => {
  isLong = true;
  if (!order.isRead || report.statuses["503"]) {
    finish();
  }
}, 3_000);
setTimeout(finish, 30_000);

function flood(): void {
  open += 1;
  let left = order.requests;
  const socket = connect({ port: order.port, host: "127.0.0.1", localAddress: order.from });
  socket.once("connect", () => socket.write(all));
  socket.on("error", () => {});
  socket.once("close", () => {
    open -= 1;
    report.broken += left > 0 && !isOver ? 1 : 0;
    if (order.requests === Number.MAX_SAFE_INTEGER && !isOver) {
      setTimeout(flood, 20);
    } else if (open === 0) {
      finish();
    }
  });
  if (!order.isRead) {
    socket.pause();
    return;
  }
  readAnswers(socket, () => {
    left -= 1;
    if (left === 0) {
      socket.destroy();
    } else if (!order.isAhead) {
      socket.write(request);
    }
  });
}

function readAnswers(socket: Socket, next: () => void): void {
  let heard = "";
  socket.on("data", (data) => {
    heard += data.toString("latin1");
    for (let end = endOfAnswer(heard); end !== null; end = endOfAnswer(heard)) {
      count(heard.slice(0, end));
      heard = heard.slice(end);
      next();
    }
  });
}

/** The index behind the first response, or null while it is incomplete. */
function endOfAnswer(text: string): number | null {
  const body = text.indexOf("\r\n\r\n") + 4;
  if (body < 4) {
    return null;
  }
  const head = text.slice(0, body);
  if (/^transfer-encoding: chunked/im.test(head)) {
    const last = text.indexOf("\r\n0\r\n\r\n", body - 2);
    return last < 0 ? null : last + 7;
  }
  const end = body + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return text.length < end ? null : end;
}

function count(answer: string): void {
  const status = answer.slice(9, 12);
  const head = answer.slice(0, answer.indexOf("\r\n\r\n"));
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  report.withRetryAfter += status === "503" && /^retry-after: \d+/im.test(head) ? 1 : 0;
  if (isLong && status === "503") {
    finish();
  }
}

function finish(): void {
  isOver = true;
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}
