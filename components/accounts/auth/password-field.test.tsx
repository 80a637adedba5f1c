import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { PasswordField } from "./password-field";

const mount = mounted("<form><div id='root'></div></form>");
let submissions = 0;

beforeEach(async () => {
  document.querySelector("form")?.addEventListener("submit", () => {
    submissions += 1;
  });
  await mount(
    <Screen locale="en">
      <PasswordField name="password" label="Password" autoComplete="new-password" />
    </Screen>,
  );
});

test("the button shows and hides the password, and submits nothing", async () => {
  const button = document.querySelector("button") as HTMLButtonElement;
  expect([field().type, button.getAttribute("aria-label")]).toEqual(["password", "Show password"]);
  field().value = "geheim-geheim";
  await act(async () => button.click());
  expect([field().type, button.getAttribute("aria-label")]).toEqual(["text", "Hide password"]);
  expect(field().value).toBe("geheim-geheim");
  await act(async () => button.click());
  expect(field().type).toBe("password");
  expect(submissions).toBe(0);
});

function field(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}
