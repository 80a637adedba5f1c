import { resolve } from "node:path";
import type { AuthCall } from "@/lib/auth/calls";
import { answering } from "../setup/current-request";
import type { DoorAnswer } from "./door";

/** Sends a body to an auth call, with a session's bearer or without. */
export async function sendToAuth(
  { method, path }: AuthCall,
  body: string | undefined,
  sessionId: string | null,
): Promise<DoorAnswer> {
  const route = await import(resolve(`app${path}/route.ts`));
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(sessionId !== null && { authorization: `Bearer ${sessionId}` }),
    },
    ...(method === "POST" && body !== undefined && { body }),
  });
  const response: Response = await route[method](answering(request));
  return { status: response.status, headers: response.headers, body: await response.json() };
}
