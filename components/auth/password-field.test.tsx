import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Screen } from "@/tests/setup/screen";
import { PasswordField } from "./password-field";

let root: Root;
let submissions = 0;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  submissions = 0;
  document.body.innerHTML = "<form><div id='root'></div></form>";
  document.querySelector("form")?.addEventListener("submit", () => {
    submissions += 1;
  });
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () =>
    root.render(
      <Screen locale="en">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters"
          error="Password is required"
        />
      </Screen>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
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
