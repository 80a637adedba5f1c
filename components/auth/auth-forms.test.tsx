import { NextIntlClientProvider } from "next-intl";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogInState } from "@/lib/auth/log-in-state";
import messages from "@/messages/en.json";
import { LoginForm } from "./login-form";
import { SignupForm } from "./signup-form";

// The server's side of the forms; lib/auth/actions.test.ts has it in earnest.
const answer = vi.hoisted(() => ({ state: { step: "untouched" } as unknown }));
vi.mock("@/lib/auth/actions", () => ({
  logInAction: async () => answer.state,
  signUpAction: async () => answer.state,
}));

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

test("a login keeps the bare session id and leaves for the page that asked for it", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  await show(<LoginForm next="/account" />);
  await submit({ step: "logged-in", sessionId: "an-id", next: "/account" });
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
  expect(leave).toHaveBeenCalledWith("/account");
});

test("a refused login stores nothing and keeps the address", async () => {
  await show(<LoginForm />);
  await submit({
    step: "refused",
    code: "INVALID_CREDENTIALS",
    issues: [],
    values: { email: "einkauf@stahl.example" },
  });
  expect(localStorage.length).toBe(0);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe("Invalid credentials");
  expect(field("email").value).toBe("einkauf@stahl.example");
});

test("a refused signup keeps the password as it was typed", async () => {
  await show(<SignupForm locale="en" />);
  field("password").value = "geheim-geheim";
  const issues = [{ path: "email", code: "email_required", message: "" }];
  await submit({ step: "refused", code: "VALIDATION", issues, values: {} });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("Email is required");
  expect(field("password").value).toBe("geheim-geheim");
});

test("a signup that went through says so and empties the form", async () => {
  await show(<SignupForm locale="en" />);
  field("email").value = "neu@stahl.example";
  field("password").value = "geheim-geheim";
  await submit({ step: "done" });
  expect(document.querySelector('[role="status"]')?.textContent).toContain("Check your email");
  expect([field("email").value, field("password").value]).toEqual(["", ""]);
});

async function show(form: ReactNode): Promise<void> {
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en" timeZone="Europe/Berlin" messages={messages as never}>
        {form}
      </NextIntlClientProvider>,
    ),
  );
}

async function submit(state: LogInState): Promise<void> {
  answer.state = state;
  const button = document.querySelector('button[type="submit"]') as HTMLButtonElement;
  await act(async () => button.click());
}

function field(name: string): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}
