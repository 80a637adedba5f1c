import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { createHttpServer } from "@/lib/http/server";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function serve(
  handle: Handle,
  { trustedProxies = 0, appUrl = "https://shop.example" } = {},
) {
  const server = createHttpServer(async (...asked) => void (await handle(...asked)), {
    trustedProxies,
    appUrl,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { server, port, origin: `http://127.0.0.1:${port}` };
}
