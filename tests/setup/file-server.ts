import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { AppError } from "@/lib/errors/app-error";
import type { DiskSettings } from "@/lib/storage/disk";
import { respondWithDownload } from "@/lib/storage/disk-download";
import { takeUpload } from "@/lib/storage/disk-upload";

export async function startFileServer(root: string, secret: string) {
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: DiskSettings = { root, secret, appUrl, reserveInBytes: 0 };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    request.on("close", () => request.complete || gone.abort());
    const answer = await answerOf(request, gone.signal).catch(errorResponse);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    const body = answer.body ? Readable.fromWeb(answer.body as WebStream) : Readable.from([]);
    await pipeline(body, response).catch(() => undefined);
  }

  async function answerOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
    const { method = "", url = "" } = incoming;
    const [, , operation, token = ""] = url.split("/");
    const init = { method, headers: incoming.headers as Record<string, string>, signal };
    if (operation === "upload" && method === "PUT") {
      const body = { body: Readable.toWeb(incoming), duplex: "half" } as RequestInit;
      await takeUpload(settings, token, new Request(appUrl, { ...init, ...body }));
      return new Response(null);
    }
    if (operation === "download" && method === "GET") {
      return respondWithDownload(settings, token, new Request(appUrl, init));
    }
    return new Response(null, { status: 405 });
  }

  return { settings, stop: () => server.close() };
}

function errorResponse(error: unknown): Response {
  return new Response(null, { status: error instanceof AppError ? error.status : 500 });
}
