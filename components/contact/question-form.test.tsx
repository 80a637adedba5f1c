import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownListing } from "@/tests/factories/shown-listing";
import { mounted } from "@/tests/setup/mounted";
import { htmlOf, Screen } from "@/tests/setup/screen";
import { QuestionForm } from "./question-form";
import { VisitorQuestion } from "./visitor-question";

// Fakes the server action; lib/actions/contact.test.ts tests the real one.
const server = vi.hoisted(() => ({ answer: null as unknown, posted: [] as FormData[] }));
vi.mock("@/lib/actions/contact", () => ({
  contactSellerAction: async (_: unknown, form: FormData) => {
    server.posted.push(form);
    if (server.answer instanceof Error) {
      throw server.answer;
    }
    return server.answer;
  },
}));

const mount = mounted();

beforeEach(() => {
  server.posted.length = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a question that is sent says where the reply goes, and leaves room for another", async () => {
  await show();
  expect(box().open).toBe(false);
  await type("Welcher Stand?");
  await send({ ok: true, answer: { listingId: 7, replyTo: "einkauf@nordwerk.example" } });
  expect(Object.fromEntries(server.posted[0] ?? [])).toEqual({
    listingId: "7",
    pageUserId: "user-1",
    formKey: "key-1",
    question: "Welcher Stand?",
  });
  expect(box().open).toBe(true);
  expect(notice("status")).toContain("Seine Antwort geht an einkauf@nordwerk.example.");
  expect(document.activeElement?.textContent).toContain("einkauf@nordwerk.example");
  expect(question().value).toBe("");
  await type("x".repeat(1_990));
  await send({ ok: true, answer: { listingId: 7, replyTo: "einkauf@nordwerk.example" } });
  expect(document.body.textContent).not.toContain("Noch 10 Zeichen");
  await type("Und Fotos?");
  await send({ ok: true, answer: { listingId: 7, replyTo: "einkauf@nordwerk.example" } });
  expect(server.posted[2]?.get("question")).toBe("Und Fotos?");
});

test("a question that is too long says so while typing, and keeps the input when rejected", async () => {
  await show();
  await type("x".repeat(1700));
  expect(document.body.textContent).not.toContain("Noch");
  await type("x".repeat(1990));
  expect(document.body.textContent).toContain("Noch 10 Zeichen");
  const tooLong = "x".repeat(2003);
  await type(tooLong);
  expect(document.body.textContent).toContain("3 Zeichen zu viel");
  await send(rejection("VALIDATION", tooLong, "too_long:2000"));
  expect(notice("alert")).toBe(
    "Bitte prüfen Sie Ihre EingabenIhre Frage: Darf höchstens 2.000 Zeichen haben",
  );
  expect(question().value).toBe(tooLong);
  expect(question().getAttribute("aria-invalid")).toBe("true");
  expect(document.body.textContent).not.toContain("zu viel");
  await type("x".repeat(2_001));
  expect(document.body.textContent).not.toContain("Darf höchstens");
  expect(document.body.textContent).toContain("Ein Zeichen zu viel");
  expect(question().getAttribute("aria-invalid")).toBe("true");
  await type("Welcher Stand?");
  expect([notice("alert"), question().getAttribute("aria-invalid")]).toEqual(["", null]);
});

test.each([
  ["NOT_FOUND", "Zu diesem Inserat können Sie zurzeit keine Frage stellen"],
  ["TOO_MANY_REQUESTS", "Zu viele Versuche"],
  ["OTHER_ACCOUNT", "anderen Konto"],
  ["UNAUTHENTICATED", "nicht mehr angemeldet"],
] as const)("%s is shown, and the question stays", async (code, said) => {
  await show();
  await type("Welcher Stand?");
  await send(rejection(code, "Welcher Stand?"));
  expect(notice("alert")).toContain(said);
  expect(question().value).toBe("Welcher Stand?");
});

test("a lost answer keeps the question and its key", async () => {
  await show();
  await type("Welcher Stand?");
  await send(new Error("gone"));
  expect(notice("alert")).toContain("keine Antwort vom Server");
  expect(question().value).toBe("Welcher Stand?");
  await show("key-2");
  await send({ ok: true, answer: { listingId: 7, replyTo: "a@example.com" } });
  expect(server.posted.map((form) => form.get("formKey"))).toEqual(["key-1", "key-1"]);
});

test("input from before the login is shown in the open form", async () => {
  await show("key-1", "Vor der Anmeldung");
  expect(box().open).toBe(true);
  expect(question().value).toBe("Vor der Anmeldung");
  expect(document.activeElement?.textContent).toBe(
    "Noch nicht gesendet: Bitte prüfen Sie Ihre Frage und senden Sie sie ab.",
  );
  await send({ ok: true, answer: { listingId: 7, replyTo: "a@example.com" } });
  expect(document.body.textContent).not.toContain("Noch nicht gesendet");
});

test("while the seller is blocked the form is closed, and its text can be copied", async () => {
  await show("key-1", "", "Der Verkäufer ist zurzeit gesperrt.");
  expect(box().textContent).toContain("Der Verkäufer ist zurzeit gesperrt.");
  expect(question().disabled).toBe(true);
  expect(document.querySelector("button")?.disabled).toBe(true);
  await show();
  await type("Welcher Stand?");
  await show("key-1", "", "Der Verkäufer ist zurzeit gesperrt.");
  expect([question().value, question().readOnly, question().disabled]).toEqual([
    "Welcher Stand?",
    true,
    false,
  ]);
});

test("a visitor's question is a plain form that leads through the login", () => {
  document.body.innerHTML = htmlOf(<VisitorQuestion listing={shownListing()} />);
  const form = document.querySelector("form");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.getAttribute("action")).toBe(`/listing/request/${shownListing().id}`);
  expect(box().open).toBe(false);
  expect(question().name).toBe("question");
  expect(question().hasAttribute("maxlength")).toBe(false);
  expect(document.body.textContent).toContain("Danach melden Sie sich an");
});

async function show(
  formKey = "key-1",
  entered = "",
  closedText: string | null = null,
): Promise<void> {
  const page = { listingId: 7, userId: "user-1", max: 2000, formKey, entered, closedText };
  const form = <QuestionForm {...page} />;
  await mount(<Screen>{form}</Screen>);
}

async function type(text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(question(), text);
    question().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function send(answer: unknown): Promise<void> {
  server.answer = answer;
  const button = document.querySelector('button[type="submit"]') as HTMLButtonElement;
  await act(async () => button.click());
}

function rejection(code: NonNullable<unknown> & string, question: string, issue?: string) {
  const issues = issue ? [{ path: "message", code: issue, message: "" }] : [];
  return { ok: false, code, issues, entered: { question } };
}

function box(): HTMLDetailsElement {
  return document.querySelector("details") as HTMLDetailsElement;
}

function question(): HTMLTextAreaElement {
  return document.getElementById("question") as HTMLTextAreaElement;
}

function notice(role: string): string {
  const notices = [...document.querySelectorAll(`[role="${role}"]`)];
  return notices.map(({ textContent }) => textContent).join();
}
