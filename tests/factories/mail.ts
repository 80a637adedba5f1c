import { db } from "@/lib/db/client";

/** The newest mail that is queued for an address. */
export function mailTo(recipient: string) {
  return db().mailMessage.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } });
}

/** The token in the newest mail to an address. */
export async function tokenTo(recipient: string): Promise<string> {
  return ((await mailTo(recipient)).data as { token: string }).token;
}
