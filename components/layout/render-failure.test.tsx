import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ErrorTextsProvider } from "./error-texts";
import { RenderFailure } from "./render-failure";

const texts = {
  title: "Error",
  text: "It could not be rendered.",
  retry: "Try again",
  buttonClass: "",
};

test("a page that cannot be rendered says so, by its number and never by its error, and can be tried again", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const reset = vi.fn();
  const error = Object.assign(new Error("password of the database"), { digest: "1234567" });
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place).render(
      <ErrorTextsProvider texts={texts}>
        <RenderFailure error={error} reset={reset} />
      </ErrorTextsProvider>,
    ),
  );
  expect(place.querySelector('[role="alert"]')?.textContent).toBe(texts.text);
  expect(place.textContent).toContain("1234567");
  expect(place.textContent).not.toContain("password");
  await act(async () => place.querySelector("button")?.click());
  expect(reset).toHaveBeenCalledOnce();
});
