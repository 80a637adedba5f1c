import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";

interface More {
  headers?: OutgoingHttpHeaders;
  /** In place of the code's own. */
  message?: string;
}

/** Answers a code with its status and message (contract §2), where no handler of ours is asked. Nobody keeps it. */
export function answerCode(
  response: ServerResponse,
  code: ErrorCode,
  { headers, message = errorKinds[code].message }: More = {},
): void {
  const own = { "Content-Type": "application/json", "Cache-Control": "no-store" };
  response.writeHead(errorKinds[code].status, { ...headers, ...own });
  response.end(JSON.stringify({ message, code }));
}
