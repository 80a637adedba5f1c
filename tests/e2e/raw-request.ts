import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { someClient } from "./client-address";
import { baseUrl } from "./surroundings";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Status line, headers and body as one text, to be searched. */
  text: string;
}

/** Sends any path and header without normalising or following, unlike fetch. */
export function askRaw(
  path: string,
  { method = "GET", headers = {} as OutgoingHttpHeaders, body = "" } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  request({ hostname, port, path, method, headers: { ...someClient(), ...headers } }, (answer) => {
    answer.setEncoding("utf8");
    let read = "";
    answer.on("data", (part) => {
      read += part;
    });
    answer.on("error", reject);
    answer.on("end", () => {
      const status = answer.statusCode ?? 0;
      const text = `${status} ${JSON.stringify(answer.headers)}\n\n${read}`;
      resolve({ status, headers: answer.headers, text });
    });
  })
    .on("error", reject)
    .end(body);
  return promise;
}
