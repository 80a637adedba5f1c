import { db } from "@/lib/db/client";

export function mailTo(recipient: string) {
  return db().mailMessage.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } });
}

export async function tokenTo(recipient: string): Promise<string> {
  return ((await mailTo(recipient)).data as { token: string }).token;
}
