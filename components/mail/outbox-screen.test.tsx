import { expect, test } from "vitest";
import type { OutboxEntry } from "@/lib/mail/schema";
import { htmlOf } from "@/tests/setup/screen";
import { type MailChoice, OutboxScreen } from "./outbox-screen";

const mail: OutboxEntry = {
  name: "2026-11-21T12-00-00-000Z-1",
  recipient: "anna@example.com",
  subject: "New request",
  text: "Hello,\nhttps://lagerfund.example/login",
  html: `<p title='"'>Hello</p><script>alert(1)</script>`,
  createdAt: new Date("2026-11-21T12:00:00Z"),
};

test("a mail's HTML is in a sandboxed frame without scripts and origin", () => {
  const page = screen({ mail: mail.name }, mail);
  const frame = page.querySelector("iframe");
  expect(frame?.getAttribute("srcdoc")).toBe(mail.html);
  const allowed = frame?.getAttribute("sandbox")?.split(" ");
  expect(allowed).toEqual(["allow-popups", "allow-popups-to-escape-sandbox"]);
  expect(page.querySelector("script")).toBeNull();
});

function screen(choice: MailChoice, opened: OutboxEntry | null): Document {
  const html = htmlOf(<OutboxScreen mails={[mail]} choice={choice} opened={opened} />);
  return new DOMParser().parseFromString(html, "text/html");
}
