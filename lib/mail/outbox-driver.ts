import "server-only";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { env } from "@/lib/config/env";
import { type Mail, type OutboxEntry, outboxEntries } from "./schema";

/** Writes `<time>-<id>.eml` to DATA_DIR/outbox, and a `.json` for /dev/mail. */
export async function writeToOutbox(mail: Mail, from: string): Promise<void> {
  const { recipient, replyTo, subject, text, html, createdAt } = mail;
  const transport = createTransport({ streamTransport: true, newline: "windows" });
  const { message } = await transport.sendMail({
    from,
    to: recipient,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${mail.id}@${new URL(env().appUrl).hostname}>`,
  });
  const name = `${createdAt.toISOString().replace(/[:.]/g, "-")}-${mail.id}`;
  await mkdir(outboxDir(), { recursive: true });
  const entry = { recipient, replyTo, subject, text, html, createdAt };
  await writeWhole(`${name}.json`, JSON.stringify(entry));
  await writeWhole(`${name}.eml`, message);
}

export async function listOutbox(limit: number): Promise<OutboxEntry[]> {
  const files = await readdir(outboxDir()).catch(() => []);
  const newest = files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(newest.map(readEntry));
}

/** Null for an unknown name. */
export async function findInOutbox(name: string): Promise<OutboxEntry | null> {
  const files = await readdir(outboxDir()).catch(() => []);
  const file = files.find((candidate) => candidate === `${name}.json`);
  return file ? readEntry(file) : null;
}

async function readEntry(file: string): Promise<OutboxEntry> {
  const content = JSON.parse(await readFile(path.join(outboxDir(), file), "utf8"));
  return { ...outboxEntries.parse(content), name: path.basename(file, ".json") };
}

/** Renames at the end, so that readers never see half a file. */
async function writeWhole(name: string, content: string | Buffer | Readable): Promise<void> {
  const file = path.join(outboxDir(), name);
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

function outboxDir(): string {
  return path.join(/* turbopackIgnore: true */ env().dataDir, "outbox");
}
