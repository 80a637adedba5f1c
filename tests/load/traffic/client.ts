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

// Asks one server, over kept connections from an address of its own (any of 127/8): limits then count it as somebody.
// `host` is what it asks for where that is not the server's own address. Rejects when the connection breaks.
export function clientOf(origin: string, localAddress?: string, host?: string): Client {
  const { hostname, port } = new URL(origin);
  // As many connections at once as browsers have. A test that asks an instance which it restarts keeps none.
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
