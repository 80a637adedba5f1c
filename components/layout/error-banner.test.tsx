import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Failure } from "@/lib/actions/action-result";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { ErrorBanner } from "./error-banner";

const rejected: Failure = {
  ok: false,
  code: "TOO_MANY_REQUESTS",
  issues: [],
  retryAfterInSeconds: 660.5,
};

const said = "Too many requests: Please try again in 12 minutes.";
const mount = mounted();

test("an error says when it is over, if that is known", async () => {
  await show(<ErrorBanner {...rejected} />);
  expect(alertText()).toBe(said);
  await show(<ErrorBanner code="UNAVAILABLE" retryAfterInSeconds={30} />);
  expect(alertText()).toBe(
    "The service is temporarily unavailable: Please try again in one minute.",
  );
  await show(<ErrorBanner code="TOO_MANY_REQUESTS" />);
  expect(alertText()).toBe("Too many requests. Please try again later.");
});

function alertText(): string | undefined {
  return document.querySelector("[role=alert]")?.textContent;
}

async function show(element: ReactNode): Promise<void> {
  await mount(<Screen locale="en">{element}</Screen>);
}
