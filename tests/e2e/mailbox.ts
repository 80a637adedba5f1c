import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "playwright/test";
import { outboxDir } from "./surroundings";

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

/** The newest mail to somebody with that subject; waits until the outbox has it. */
export async function mailTo(recipient: string, subject: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(recipient);
        mail = mails.findLast((candidate) => candidate.subject === subject);
        return mails.map((candidate) => candidate.subject);
      },
      { message: `the mails to ${recipient}`, timeout: 30_000 },
    )
    .toContain(subject);
  return mail as Mail;
}

/** All mails to somebody, oldest first. */
async function mailsTo(recipient: string): Promise<Mail[]> {
  const files = (await readdir(outboxDir)).filter((file) => file.endsWith(".eml")).sort();
  const mails = await Promise.all(
    files.map(async (file) => readMail(await readFile(path.join(outboxDir, file), "latin1"))),
  );
  return mails.filter((mail) => mail.recipient === recipient);
}

/** The first address of a page of ours in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  expect(link, `a link in: ${mail.text}`).toBeDefined();
  return link as string;
}

/** Headers and the text part of an .eml file, as a mail program shows them. */
function readMail(source: string): Mail {
  const [headers, body] = partsOf(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => partsOf(part.replace(/^\r?\n/, "")));
  const [textHeaders, text] = parts.find(([part]) =>
    part.get("content-type")?.startsWith("text/plain"),
  ) ?? [new Map<string, string>(), ""];
  return {
    recipient: headers.get("to") ?? "",
    subject: withoutEncodedWords(headers.get("subject") ?? ""),
    text: decoded(text, textHeaders.get("content-transfer-encoding") ?? "7bit"),
  };
}

function partsOf(source: string): [Map<string, string>, string] {
  const [head = "", ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return [new Map(headers), rest.join("\n\n")];
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, the space between two of them left out. */
function withoutEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toLowerCase() === "b"
        ? decoded(content, "base64")
        : decoded(content.replace(/_/g, " "), "quoted-printable"),
    );
}

function decoded(text: string, encoding: string): string {
  if (encoding === "base64") {
    return Buffer.from(text, "base64").toString("utf8");
  }
  if (encoding !== "quoted-printable") {
    return Buffer.from(text, "latin1").toString("utf8");
  }
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
