import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormState } from "@/lib/actions/action-result";
import { mounted } from "@/tests/setup/mounted";
import { hrefOf, Screen } from "@/tests/setup/screen";
import { EmailVerificationForm } from "./email-verification-form";
import { LinkRequestScreen } from "./link-request-screen";
import { LoginForm } from "./login-form";
import { LoginScreen } from "./login-screen";
import { PasswordResetForm } from "./password-reset-form";
import { SignupForm } from "./signup-form";

// Fakes the server action; lib/actions/auth.test.ts tests the real one.
const answer = vi.hoisted(() => ({
  state: null as unknown,
  arrive: () => {},
  resent: [] as string[],
}));
vi.mock("@/lib/actions/auth", () => ({
  logInAction: async () => {
    answer.arrive();
    return answer.state;
  },
  signUpAction: async () => answer.state,
  resetPasswordAction: async () => answer.state,
  requestPasswordResetAction: async () => answer.state,
  verifyEmailAction: async () => {
    answer.arrive();
    return answer.state;
  },
  resendVerificationAction: async (_: unknown, form: FormData) => {
    answer.resent.push(String(form.get("email")));
    return { ok: true, answer: null, entered: {} };
  },
}));

vi.mock("@/components/layout/client-messages", () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

const mount = mounted();

beforeEach(() => {
  localStorage.clear();
  answer.arrive = () => {};
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a login stores the session id and opens the requested page", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  sessionStorage.setItem("lagerfund:listing-draft:u-1:new", "typed before the login");
  await show(<LoginForm locale="en" next="/account" />);
  await submit(done({ sessionId: "an-id", next: "/account" }));
  expect(sessionStorage).toHaveLength(1);
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
  expect(leave).toHaveBeenCalledWith("/account");
});

test("a login is stored even when the answer's page removes the form", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  await show(<LoginForm locale="en" />);
  answer.arrive = () => void mount(null);
  await submit(done({ sessionId: "an-id", next: "/" }));
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
  expect(leave).toHaveBeenCalledWith("/");
});

test("a failed login stores nothing and keeps the email address", async () => {
  await show(<LoginForm locale="en" />);
  await submit({
    ok: false,
    code: "INVALID_CREDENTIALS",
    issues: [],
    entered: { email: "einkauf@stahl.example" },
  });
  expect(localStorage.length).toBe(0);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe("Invalid credentials");
  expect(document.activeElement?.textContent).toBe("Invalid credentials");
  expect(field("email").value).toBe("einkauf@stahl.example");
});

test("a failed login offers a verification mail, any other error does not", async () => {
  await show(<LoginForm locale="en" next="/account" />);
  const offers = () =>
    [...document.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === "Send verification email",
    );
  const entered = { email: "neu@stahl.example" };
  await submit({ ok: false, code: "TOO_MANY_REQUESTS", issues: [], entered });
  expect(offers()).toHaveLength(0);
  await submit({ ok: false, code: "INVALID_CREDENTIALS", issues: [], entered });
  expect(document.body.textContent).toContain("to neu@stahl.example again");
  await act(async () => offers()[0]?.click());
  expect(answer.resent).toEqual(["neu@stahl.example"]);
  expect(document.querySelector('[role="status"]')?.textContent).toContain("on its way");
});

test("the login links to a form that sends the verification mail again", async () => {
  await show(<LoginScreen next="/account" />);
  expect(hrefOf("Resend verification email")).toBe("/request-email-verification?next=%2Faccount");
  await show(<LinkRequestScreen mode="resend" next="/account" />);
  field("email").value = "verloren@stahl.example";
  await submit(null);
  expect(answer.resent.at(-1)).toBe("verloren@stahl.example");
  expect(document.querySelector('[role="status"]')?.textContent).toContain("on its way");
});

test("a successful signup clears the form and opens the next page", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  await show(<SignupForm locale="en" next="/listing/request/7?quantity=3" />);
  expect(document.querySelector('[name="next"]')?.getAttribute("value")).toBe(
    "/listing/request/7?quantity=3",
  );
  const details = document.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  field("city").value = "Köln";
  field("email").value = "neu@stahl.example";
  field("password").value = "geheim-geheim";
  await submit(done());
  expect(leave).toHaveBeenCalledWith("/signup/sent?next=%2Flisting%2Frequest%2F7%3Fquantity%3D3");
  expect(["email", "password", "city"].map((name) => field(name).value)).toEqual(["", "", ""]);
  expect(details.open).toBe(false);
});

test("a dead link shows no form, only a link to a new one", async () => {
  await show(<PasswordResetForm token="dead" isAlive next={undefined} newLinkHref="/new" />);
  await submit({ ok: false, code: "TOKEN_INVALID", issues: [], entered: {} });
  expect(document.querySelectorAll("input")).toHaveLength(0);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/new");
});

test("an address that cannot be confirmed at once can be by the same form, which says what to log in with", async () => {
  const pending = { kind: "email_change", username: "Stahl", email: "neu@stahl.example" } as const;
  const page = { token: "t", next: undefined, newLinkHref: "/new", isSignedIn: false };
  await show(<EmailVerificationForm {...page} pending={pending} />);
  const said = () => document.querySelector('[role="alert"]')?.textContent;
  answer.arrive = () => {
    throw new TypeError("Failed to fetch");
  };
  await submit(done());
  expect(said()).toBe("The server did not answer. Please try again.");
  answer.arrive = () => {};
  await submit({ ok: false, code: "UNAVAILABLE", issues: [], entered: {} });
  expect(said()).toContain("The service is temporarily unavailable.");
  await submit(done());
  expect(document.querySelector('[role="status"]')?.textContent).toContain(
    "From now on, log in with neu@stahl.example.",
  );
});

test("a new password leads on to the login and what comes behind it", async () => {
  await show(<PasswordResetForm token="alive" isAlive next="/account" newLinkHref="/new" />);
  await submit(done());
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/login?next=%2Faccount");
});

async function show(form: ReactNode): Promise<void> {
  await mount(<Screen locale="en">{form}</Screen>);
}

function done(answer: unknown = null): FormState {
  return { ok: true, answer, entered: {} };
}

async function submit(state: FormState): Promise<void> {
  answer.state = state;
  const button = document.querySelector('button[type="submit"]') as HTMLButtonElement;
  await act(async () => button.click());
}

function field(name: string): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}
