import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { draw } from "@/tests/setup/screen";
import { UserLoadFailure } from "./user-load-failure";

const sentence = "Failed to load user data. Try refreshing the page.";

test("a user who cannot be loaded sees the reason and the request id", () => {
  const error = new AppError("UNAVAILABLE", { requestId: "0a1b2c3d" });
  draw(<UserLoadFailure error={error} />, "en");
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(sentence);
  const details = [...document.querySelectorAll("main > p")].map((line) => line.textContent);
  expect(details).toEqual(["The service is temporarily unavailable.", "0a1b2c3d"]);
});
