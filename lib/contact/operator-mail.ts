import "server-only";
import { createHash } from "node:crypto";
import { transact } from "@/lib/db/client";
import { env } from "@/lib/env/env";
import { once } from "@/lib/idempotency/once";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import type { OperatorContact, OperatorMessage } from "./schema";

/**
 * Mails a message to the operator of this site (spec §2.13, contract §7); the same one from the same sender is mailed once
 * a day, also where both come at once: a second click, a reload, an answer that was lost.
 */
export async function mailOperator(entered: OperatorMessage): Promise<OperatorContact> {
  const { firstName, lastName, company, email, message } = entered;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  await transact((tx) =>
    once(tx, senderId(email), callOf(entered), async () => {
      await enqueueMail(tx, {
        template: "contact-message",
        recipient: env().contactEmail,
        // The operator's own language, whatever the sender's is.
        locale: "de",
        data: { name, company: company ?? "", email, message },
      });
      return null;
    }),
  );
  wakeMailWorker();
  return { replyTo: email };
}

/** A visitor has no id and a cached page no key of its own: the message names itself, for the day it is sent on. */
function callOf({ firstName, lastName, company, email, message }: OperatorMessage) {
  const fingerprint = hashed(JSON.stringify([firstName, lastName, company, email, message]));
  const today = new Date().toISOString().slice(0, "2026-01-31".length);
  return { operation: "contact-operator", key: `${today}.${fingerprint}`, fingerprint };
}

/** An address in the place of a user's id. Those are of another version, so that it is nobody's. */
function senderId(email: string): string {
  return hashed(email).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
