import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

export type Answered = {
  status: number;
  headers: IncomingHttpHeaders;
  // decoded
  bytes: Buffer;
  text: () => string;
};

export type Ask = (path: string, asked?: Asked) => Promise<Answered>;
export type Client = { ask: Ask; close: () => void };

const timeoutInMs = 60_000;

// Keeps connections from one address of 127/8, so that limits count it as one client. `host` overrides the Host
// header. Rejects when the connection breaks.
export function clientOf(origin: string, localAddress?: string, host?: string): Client {
  const { hostname, port } = new URL(origin);
  // As many connections as a browser. Without an address none is kept, because the test restarts the instance.
  const agent = new Agent({ keepAlive: localAddress !== undefined, maxSockets: 6 });
  const where = { agent, hostname, port, ...(localAddress !== undefined && { localAddress }) };

  function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const sent = {
      "accept-encoding": "gzip",
      ...(host !== undefined && { host }),
      ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
      ...headers,
    };
    const asking = request({ ...where, path, method, headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const bytes = decoded(Buffer.concat(parts), answer.headers["content-encoding"]);
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, bytes, text: () => bytes.toString("utf8") });
      });
    });
    asking.setTimeout(timeoutInMs, () => asking.destroy(new Error("no answer within a minute")));
    asking.on("error", reject);
    asking.end(body);
    return promise;
  }

  return { ask, close: () => agent.destroy() };
}

function decoded(bytes: Buffer, encoding: string | undefined) {
  return encoding === "gzip" && bytes.length > 0 ? gunzipSync(bytes) : bytes;
}
