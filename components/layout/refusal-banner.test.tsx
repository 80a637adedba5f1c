import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserChangeNotice } from "@/components/admin/user-change-notice";
import { RequestForm } from "@/components/transactions/request-form";
import type { Failure } from "@/lib/operations/action-result";
import { Screen } from "@/tests/setup/screen";
import { RefusalBanner } from "./refusal-banner";

const refused: Failure = {
  ok: false,
  code: "TOO_MANY_REQUESTS",
  issues: [],
  retryAfterInSeconds: 660.5,
};
const said = "Too many requests: Please try again in 12 minutes.";
vi.mock("@/lib/transactions/actions", () => ({
  requestListingAction: async () => ({ ...refused, entered: { quantity: "2", note: "" } }),
}));
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(() => act(async () => root.unmount()));

test("a refusal says when it is over, if that is known", async () => {
  await show(<RefusalBanner {...refused} />);
  expect(alertText()).toBe(said);
  await show(<RefusalBanner code="UNAVAILABLE" retryAfterInSeconds={30} />);
  expect(alertText()).toBe(
    "The service is temporarily unavailable: Please try again in one minute.",
  );
  await show(<RefusalBanner code="TOO_MANY_REQUESTS" />);
  expect(alertText()).toBe("Too many requests. Please try again later.");
});

test("so does the notice of an administrator's change", async () => {
  const state = { ...refused, entered: { change: "block" } };
  await show(<UserChangeNotice state={state} username="Pumpenhof" />);
  expect(alertText()).toBe(said);
});

test("so does the form of a request", async () => {
  const listing = { id: 7, pricePerProductInCt: 1250, priceForBundle: 0 };
  const page = { userId: "u-1", formKey: "k-1", isClosed: false, entered: { quantity: "2" } };
  await show(<RequestForm listing={listing} bounds={{ least: 1, most: 10 }} {...page} />);
  expect(alertText()).toBeUndefined();
  await act(async () => document.querySelector<HTMLElement>("[type=submit]")?.click());
  expect(alertText()).toBe(said);
});

function alertText(): string | undefined {
  return document.querySelector("[role=alert]")?.textContent;
}

async function show(element: ReactNode): Promise<void> {
  await act(async () => root.render(<Screen locale="en">{element}</Screen>));
}
