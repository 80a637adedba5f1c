import { expect, test } from "vitest";
import type { FormState } from "@/lib/actions/action-result";
import { requestDraftPath } from "@/lib/site/request-draft-path";
import { htmlOf } from "@/tests/setup/screen";
import { DraftBanner } from "./draft-banner";
import { FormNotice } from "./form-notice";
import { SignupDetails } from "./signup-form";
import { useFieldIssues } from "./use-auth-form";

const rejected = (
  code: "VALIDATION" | "INVALID_CREDENTIALS",
  issues: [string, string][],
): FormState => ({
  ok: false,
  code,
  issues: issues.map(([path, issue]) => ({ path, code: issue, message: "" })),
  entered: { city: "Köln" },
});

test("invalid fields are listed as links with their names", () => {
  const state = rejected("VALIDATION", [
    ["email", "email_required"],
    ["password", "password_too_short:8"],
  ]);
  const html = rendered(<FormNotice state={state} />);
  expect(html).toContain('<a href="#email" class="underline">Email is required</a>');
  expect(html).toContain(">Password: Must have at least 8 characters</a>");
});

test("the extra fields keep their input and open when one is filled or invalid", () => {
  const filled = rendered(<Details state={rejected("INVALID_CREDENTIALS", [])} />);
  expect(filled).toMatch(/<details open="">.*value="Köln"/s);
  const error = rejected("VALIDATION", [["username", "username_taken"]]);
  expect(rendered(<Details state={error} />)).toContain("is already taken");
  expect(rendered(<Details state={null} />)).toContain("<details>");
});

function Details({ state }: { state: FormState }) {
  return <SignupDetails state={state} fieldIssues={useFieldIssues(state)} />;
}

function rendered(element: React.ReactNode): string {
  return htmlOf(element, "en");
}

test("the link to the login says that input is saved, if there is any", () => {
  const way = requestDraftPath(7, "0190f3b0-0000-4000-8000-000000000000", {});
  expect(htmlOf(<DraftBanner next={way} />)).toContain("Ihre angefangene Anfrage ist gespeichert.");
  const question = requestDraftPath(7, "0190f3b0-0000-4000-8000-000000000000", {
    question: "Baujahr?",
  });
  expect(htmlOf(<DraftBanner next={question} />)).toContain(
    "Ihre angefangene Frage ist gespeichert.",
  );
  for (const next of [undefined, "/listing/detail/7#request", "/account?draft=1"]) {
    expect(htmlOf(<DraftBanner next={next} />)).toBe("");
  }
});
