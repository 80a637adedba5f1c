import { act } from "react";
import { expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { ErrorTextsProvider } from "./error-texts-context";
import { RenderFailure } from "./render-failure";

const mount = mounted();
const texts = {
  title: "Error",
  text: "It could not be rendered.",
  retry: "Try again",
  buttonClass: "",
};

test("a page that cannot be rendered says so, with its error id but not its error, and can be tried again", async () => {
  const reset = vi.fn();
  const error = Object.assign(new Error("password of the database"), { digest: "1234567" });
  await mount(
    <ErrorTextsProvider texts={texts}>
      <RenderFailure error={error} reset={reset} />
    </ErrorTextsProvider>,
  );
  const place = document.body;
  expect(place.querySelector('[role="alert"]')?.textContent).toBe(texts.text);
  expect(place.textContent).toContain("1234567");
  expect(place.textContent).not.toContain("password");
  await act(async () => place.querySelector("button")?.click());
  expect(reset).toHaveBeenCalledOnce();
});
