import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { findInOutbox, listOutbox, writeToOutbox } from "./outbox-driver";

const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-outbox-"));
vi.stubEnv("DATA_DIR", dataDir);
vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");

const from = "Lagerfund <noreply@lagerfund.example>";
let counter = 0;

beforeEach(() => {
  counter += 1;
});

test("a mail is an .eml file with text and HTML, readable for /dev/mail", async () => {
  const mail = makeMail({ subject: "Prüfen: 5 × Öl", text: "Grüße\nhttps://x.example/?a=1\n" });
  await writeToOutbox(mail, from);
  const eml = emlOf(mail.id);
  expect(eml).toContain("To: anna@example.com\r\n");
  expect(eml).toContain("Content-Type: text/plain; charset=utf-8");
  expect(eml).toContain("Content-Type: text/html; charset=utf-8");
  const [entry] = await listOutbox(50);
  expect(entry).toMatchObject({
    recipient: "anna@example.com",
    subject: "Prüfen: 5 × Öl",
    text: "Grüße\nhttps://x.example/?a=1\n",
    createdAt: mail.createdAt,
  });
});

test("a mail is found by its name in the outbox, with both parts", async () => {
  const mail = makeMail({});
  await writeToOutbox(mail, from);
  const [newest] = await listOutbox(1);
  const found = await findInOutbox(newest?.name ?? "");
  expect(found).toMatchObject({ subject: mail.subject, text: mail.text, html: mail.html });
});

test.each(["", "gone", "../secret", "..%2fsecret", "."])(
  "no other file is found as %o",
  async (name) => {
    writeFileSync(path.join(dataDir, "secret.json"), JSON.stringify(makeMail({})));
    expect(await findInOutbox(name)).toBeNull();
  },
);

function makeMail(details: Record<string, unknown>, id = `mail-${counter}`) {
  return {
    id,
    createdAt: new Date(Date.UTC(2026, 10, 21, 12, 0, counter)),
    recipient: "anna@example.com",
    subject: "Betreff",
    text: "Text",
    html: "<p>Text</p>",
    ...details,
  };
}

function emlOf(id: string): string {
  const outbox = path.join(dataDir, "outbox");
  const file = readdirSync(outbox).find((name) => name.endsWith(`-${id}.eml`)) ?? "";
  return readFileSync(path.join(outbox, file), "utf8");
}
