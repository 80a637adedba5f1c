import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { reportError } from "@/lib/error-reporting/report-error";
import type { Member } from "@/lib/fields/viewer";
import { filesVisibleTo } from "../access";
import { inspectFile } from "./verify-upload";

// Each inspection asks the store, and most tickets without bytes never get any.
const maxInspected = 100;
const timeoutInMs = 3_000;

/** A slow or failing store hides new files, but not the list. */
export async function inspectWaitingFiles(member: Member): Promise<void> {
  const tickets = await db().uploadedFile.findMany({
    where: { AND: [filesVisibleTo(member), { soundAt: null }] },
    select: { id: true },
    orderBy: { createdAt: "desc" },
    take: maxInspected,
  });
  const ids = tickets.map(({ id }) => id);
  await Promise.race([inspectOneByOne(ids), pause(timeoutInMs, undefined, { ref: false })]);
}

async function inspectOneByOne(ids: string[]): Promise<void> {
  try {
    for (const id of ids) {
      await inspectFile("files", id);
    }
  } catch (error) {
    reportError(error, "inspect uploaded files");
  }
}
