import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogInState } from "@/lib/auth/log-in-state";
import { Screen } from "@/tests/setup/screen";
import { LoginForm } from "./login-form";
import { PasswordResetForm } from "./password-reset-form";
import { SignupForm } from "./signup-form";

// The server's side of the forms; lib/auth/actions.test.ts has it in earnest.
const answer = vi.hoisted(() => ({ state: { step: "untouched" } as unknown, arrive: () => {} }));
vi.mock("@/lib/auth/actions", () => ({
  logInAction: async () => {
    answer.arrive();
    return answer.state;
  },
  signUpAction: async () => answer.state,
  resetPasswordAction: async () => answer.state,
}));

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  answer.arrive = () => {};
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

test("a login keeps the bare session id and leaves for the page that asked for it", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  await show(<LoginForm locale="en" next="/account" />);
  await submit({ step: "logged-in", sessionId: "an-id", next: "/account" });
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
  expect(leave).toHaveBeenCalledWith("/account");
});

test("a login is kept even where the page that comes with the answer takes the form away", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  await show(<LoginForm locale="en" />);
  answer.arrive = () => root.render(null);
  await submit({ step: "logged-in", sessionId: "an-id", next: "/" });
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
  expect(leave).toHaveBeenCalledWith("/");
});

test("a refused login stores nothing and keeps the address", async () => {
  await show(<LoginForm locale="en" />);
  await submit({
    step: "refused",
    code: "INVALID_CREDENTIALS",
    issues: [],
    values: { email: "einkauf@stahl.example" },
  });
  expect(localStorage.length).toBe(0);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe("Invalid credentials");
  expect(document.activeElement?.textContent).toBe("Invalid credentials");
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

test("a refusal is looked at anew when it comes again", async () => {
  await show(<LoginForm locale="en" />);
  const refuse = () =>
    submit({ step: "refused", code: "INVALID_CREDENTIALS", issues: [], values: {} });
  await refuse();
  field("email").focus();
  await refuse();
  expect(document.activeElement?.textContent).toBe("Invalid credentials");
});

test("a signup that went through says so, empties the form and folds it", async () => {
  await show(<SignupForm locale="en" next="/listing/request/7?quantity=3" />);
  expect(document.querySelector('[name="next"]')?.getAttribute("value")).toBe(
    "/listing/request/7?quantity=3",
  );
  const details = document.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  field("city").value = "Köln";
  field("email").value = "neu@stahl.example";
  field("password").value = "geheim-geheim";
  await submit({ step: "done" });
  expect(document.querySelector('[role="status"]')?.textContent).toContain("Check your email");
  expect(document.activeElement?.textContent).toContain("Check your email");
  expect(["email", "password", "city"].map((name) => field(name).value)).toEqual(["", "", ""]);
  expect(details.open).toBe(false);
});

test("a dead link leaves nothing to fill in, only the way to a new one", async () => {
  await show(<PasswordResetForm token="dead" isAlive next={undefined} newLinkHref="/new" />);
  await submit({ step: "refused", code: "TOKEN_INVALID", issues: [], values: {} });
  expect(document.querySelectorAll("input")).toHaveLength(0);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/new");
});

test("a new password leads on to the login and what comes behind it", async () => {
  await show(<PasswordResetForm token="alive" isAlive next="/account" newLinkHref="/new" />);
  await submit({ step: "done" });
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/login?next=%2Faccount");
});

async function show(form: ReactNode): Promise<void> {
  await act(async () => root.render(<Screen locale="en">{form}</Screen>));
}

async function submit(state: LogInState): Promise<void> {
  answer.state = state;
  const button = document.querySelector('button[type="submit"]') as HTMLButtonElement;
  await act(async () => button.click());
}

function field(name: string): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}
