import { expect, test } from "vitest";
import { mailTemplateNames, type OutboxEntry } from "@/lib/mail/schema";
import { htmlOf } from "@/tests/setup/screen";
import { MailDesk } from "./mail-desk";
import type { MailChoice } from "./mail-links";

const mail: OutboxEntry = {
  name: "2026-11-21T12-00-00-000Z-1",
  recipient: "anna@example.com",
  subject: "New request",
  text: "Hello,\nhttps://lagerfund.example/login",
  html: `<p title='"'>Hello</p><script>alert(1)</script>`,
  createdAt: new Date("2026-11-21T12:00:00Z"),
};

test("a mail's HTML stays within a frame that runs no scripts and belongs to nobody", () => {
  const page = screen({ mail: mail.name }, mail);
  const frame = page.querySelector("iframe");
  expect(frame?.getAttribute("srcdoc")).toBe(mail.html);
  const allowed = frame?.getAttribute("sandbox")?.split(" ");
  expect(allowed).toEqual(["allow-popups", "allow-popups-to-escape-sandbox"]);
  expect(page.querySelector("script")).toBeNull();
});

test("the plain text stands below, its link can be followed", () => {
  const page = screen({ mail: mail.name }, mail);
  expect(page.querySelector("article a")?.getAttribute("href")).toBe(
    "https://lagerfund.example/login",
  );
});

test("a mail names whom its reply goes to, where that is not us", () => {
  const shown = (opened: OutboxEntry) => screen({ mail: mail.name }, opened).body.textContent;
  expect(shown({ ...mail, replyTo: "einkauf@nordwerk.example" })).toContain(
    "Antwort an: einkauf@nordwerk.example",
  );
  expect(shown(mail)).not.toContain("Antwort an");
});

test("every mail and every template in both languages has its own address", () => {
  const page = screen({}, null);
  const links = [...page.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(links).toContain(`/dev/mail?mail=${mail.name}#mail`);
  for (const template of mailTemplateNames) {
    expect(links).toContain(`/dev/mail?template=${template}&lang=de#mail`);
    expect(links).toContain(`/dev/mail?template=${template}&lang=en#mail`);
  }
});

test("what is opened is marked in its list", () => {
  const opened = (choice: MailChoice) =>
    screen(choice, mail).querySelector("[aria-current]")?.getAttribute("href");
  expect(opened({ mail: mail.name })).toContain(mail.name);
  expect(opened({ template: "no-account" })).toContain("template=no-account&lang=de");
});

test("a mail that is not there and an empty outbox say so", () => {
  expect(screen({ mail: "gone" }, null).body.textContent).toContain("Diese E-Mail gibt es nicht");
  expect(screen({}, null).body.textContent).toContain("Noch keine E-Mails");
});

function screen(choice: MailChoice, opened: OutboxEntry | null): Document {
  const html = htmlOf(<MailDesk mails={[mail]} choice={choice} opened={opened} />);
  return new DOMParser().parseFromString(html, "text/html");
}
