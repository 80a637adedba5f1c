import { type IncomingMessage, Server, type ServerResponse } from "node:http";

const guarded = Symbol.for("lagerfund.frontDoor");
type Emit = typeof Server.prototype.emit;

/**
 * Answers an address that cannot be decoded (`/%ff`) with 400, before Next, which fails on it with a 500
 * and is asked nowhere else before its router (contract §2: no client input gives a 5xx).
 * For instrumentation: patches this process's HTTP servers, once.
 */
export function guardFrontDoor(): void {
  const prototype = Server.prototype as typeof Server.prototype & { [guarded]?: true };
  if (prototype[guarded]) {
    return;
  }
  prototype[guarded] = true;
  const emit: Emit = prototype.emit;
  prototype.emit = function emitGuarded(this: Server, event: string | symbol, ...args: unknown[]) {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (event === "request" && !isDecodable(request.url ?? "/")) {
      refuse(response);
      return true;
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as Emit;
}

/** Whether the path of a request line is one that routers can decode. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end('{"message":"The address cannot be read.","code":"BAD_REQUEST"}');
}
