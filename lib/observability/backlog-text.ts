import "server-only";
import { Gauge, Registry } from "prom-client";
import { probe } from "@/lib/db/probe";

/** Keeps the query cheap. */
const countCap = 10_000;

// Each uses an index of open rows (job_i11, mail_message_unsent).
const statement = `
  SELECT 'queue' AS kind, queue.name, due.count, due.age_in_s
  FROM pgboss.queue
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS age_in_s
    FROM (
      SELECT start_after FROM pgboss.job
      WHERE name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now()
      LIMIT ${countCap}
    ) AS job
  ) AS due
  WHERE queue.name NOT LIKE '\\_\\_%'
  UNION ALL
  SELECT 'mail', 'mail', count(*)::int, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8
  FROM (SELECT created_at FROM mail_message WHERE sent_at IS NULL AND created_at <= now() LIMIT ${countCap}) AS unsent`;

interface Backlog {
  kind: "queue" | "mail";
  name: string;
  count: number;
  age_in_s: number;
}

/** Empty while the database does not answer within 2 s. */
export async function backlogText(): Promise<string> {
  const rows = await probe<Backlog & Record<string, unknown>>(statement).catch(() => null);
  return rows === null ? "" : render(rows);
}

function render(rows: Backlog[]): Promise<string> {
  const registers = [new Registry()];
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `lagerfund_${name}`, help, labelNames, registers });
  const depth = gauge("queue_due_jobs", `Jobs due by queue, ${countCap} at most.`, ["queue"]);
  const age = gauge("queue_oldest_due_seconds", "How long the oldest is due.", ["queue"]);
  const mails = gauge("unsent_mails", `Mails not sent yet, ${countCap} at most.`, []);
  const oldest = gauge("unsent_mail_oldest_seconds", "How old the oldest of them is.", []);
  for (const { kind, name, count, age_in_s } of rows) {
    if (kind === "mail") {
      mails.set(count);
      oldest.set(age_in_s);
    } else {
      depth.set({ queue: name }, count);
      age.set({ queue: name }, age_in_s);
    }
  }
  return registers[0]?.metrics() ?? Promise.resolve("");
}
