import "server-only";
import { storage } from "./storage";

/** All bytes of an object (at most 50 MB); null when there is none. */
export async function bytesOf(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await storage().read(key);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}
