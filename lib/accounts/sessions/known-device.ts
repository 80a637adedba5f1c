import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/config/env";
import type { Client } from "@/lib/request/client";
import { findCredentials } from "../auth-queries";
import { hashSecret } from "../secret";

/** The mark of the client's device, if it has logged into that account since its password was last changed. */
export async function findKnownDevice(
  { email }: { email: string },
  { device }: Client,
): Promise<string | undefined> {
  const [id, ...marks] = device?.split(".") ?? [];
  const found = id && marks.length > 0 ? await findCredentials(email) : undefined;
  const mark = id && found && markOf(id, found);
  // Digests, so that the time of comparing tells nothing.
  return mark && marks.some((sent) => hashSecret(sent) === hashSecret(mark)) ? mark : undefined;
}

export interface MarkedIdentity {
  userId: string;
  passwordHash: string;
}

/** What makes a device known to an account, and only this server can make. A new password makes older ones worthless. */
export function markOf(deviceId: string, { userId, passwordHash }: MarkedIdentity): string {
  return createHmac("sha256", env().authSecret)
    .update(JSON.stringify(["known device", deviceId, userId, passwordHash]))
    .digest("base64url");
}
