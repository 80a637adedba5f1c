// `node client.ts '<order>'`: floods a server by raw sockets, which cost this machine little, and prints what it met.
import { connect, type Socket } from "node:net";
import type { Flood, FloodReport } from "./flood.ts";

interface Order extends Flood {
  port: number;
  /** The address that it comes from: any of 127/8. */
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

for (let index = 0; index < order.connections; index += 1) {
  flood();
}
setTimeout(finish, order.maxInMs);

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

/** Counts the answers that come; of bodies only their ends are looked for. */
function readAnswers(socket: Socket, next: () => void): void {
  let head = "";
  let bodyLeft = 0;
  let isChunked = false;
  let tail = "";
  socket.on("data", (data) => {
    let piece: Buffer = data as Buffer;
    while (piece.length > 0 && !socket.destroyed) {
      if (isChunked) {
        const text = tail + piece.toString("latin1");
        const end = text.indexOf("\r\n0\r\n\r\n");
        if (end < 0) {
          tail = text.slice(-6);
          return;
        }
        piece = piece.subarray(end + 7 - tail.length);
        isChunked = false;
        next();
      } else if (bodyLeft > 0) {
        const taken = Math.min(bodyLeft, piece.length);
        bodyLeft -= taken;
        piece = piece.subarray(taken);
        if (bodyLeft === 0) {
          next();
        }
      } else {
        const before = head.length;
        head += piece.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) {
          return;
        }
        piece = piece.subarray(end + 4 - before);
        head = head.slice(0, end);
        count(head);
        bodyLeft = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
        isChunked = /^transfer-encoding: chunked/im.test(head);
        tail = "\r\n";
        head = "";
        if (bodyLeft === 0 && !isChunked) {
          next();
        }
      }
    }
  });
}

function count(head: string): void {
  const status = head.slice(9, 12);
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  report.withRetryAfter += status === "503" && /^retry-after: \d+/im.test(head) ? 1 : 0;
}

function finish(): void {
  isOver = true;
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}
