import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach } from "vitest";
import { maxImageBytes } from "@/lib/files/content/base64-image";
import { fetchPublic } from "@/lib/outbound/fetch-public";
import { isPublicAddress, type NetworkPolicy } from "@/lib/outbound/network-policy";
import { FetchError, publicAddressOf } from "@/lib/outbound/public-address";

// Self-signed for names and addresses of tests, private ones included. An address that must not be fetched would
// answer.
const pem = (name: string) => readFileSync(`${import.meta.dirname}/image-server/${name}.pem`);

export const maxFetchedBytes = maxImageBytes;
export const imageAddress = "127.0.0.2";

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

interface Asked {
  host: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** A web server with images, and a network policy that resolves all host names to it. */
export async function startImageServer() {
  const answers = new Map<string, Answering>();
  const asked: Asked[] = [];
  const server = createServer(
    { key: pem("key"), cert: pem("certificate") },
    (request, response) => {
      const { url: path = "", headers } = request;
      asked.push({ host: headers.host ?? "", path, headers });
      const answering = answers.get(path);
      if (answering) {
        answering(response, request);
      } else {
        response.writeHead(404).end();
      }
    },
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const network: NetworkPolicy = {
    isAllowed: (address) => address === imageAddress || isPublicAddress(address),
    resolve: async () => [imageAddress],
    port: (server.address() as AddressInfo).port,
    timeoutInMs: 10_000,
    certificateAuthority: pem("certificate").toString(),
  };
  beforeEach(() => {
    answers.clear();
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  function serve(
    path: string,
    bytes: Uint8Array | string,
    headers: IncomingHttpHeaders = {},
  ): void {
    answers.set(path, (response) => response.writeHead(200, headers).end(bytes));
  }

  function redirect(path: string, location: string, status = 302): void {
    answers.set(path, (response) => response.writeHead(status, { location }).end("moved"));
  }

  async function fetched(address: string, changes: Partial<NetworkPolicy> = {}): Promise<string> {
    try {
      const policy = { ...network, ...changes };
      const wanted = { accept: "image/png", maxBytes: maxFetchedBytes };
      return Buffer.from(await fetchPublic(publicAddressOf(address), wanted, policy)).toString();
    } catch (error) {
      return error instanceof FetchError ? error.code : String(error);
    }
  }

  return { answers, asked, network, serve, redirect, fetched };
}
