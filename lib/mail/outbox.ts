import "server-only";
import type { Database } from "@/lib/db/client";
import type { MailOrder } from "./schema";

/**
 * Queues a mail within the transaction of the change that causes it (contract §7): both happen or neither.
 * After the commit call `wakeMailWorker()`; without, the worker finds the mail within 5 s.
 */
export async function enqueueMail(tx: Database, order: MailOrder): Promise<void> {
  if (/[\p{Cc}\s,;<>]/u.test(order.recipient)) {
    throw new Error("A mail goes to one plain address.");
  }
  await tx.mailMessage.create({ data: order, select: { id: true } });
}
