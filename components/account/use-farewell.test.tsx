import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test } from "vitest";
import { useFarewell } from "./deletion-form";

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.setItem("wasp:sessionId", "an-id");
});

test("a page that is left while its form is under way takes what the browser stored along", async () => {
  await leaveFormThatIs({ isUnderWay: true });
  expect(localStorage.getItem("wasp:sessionId")).toBeNull();
});

test("a page that is left at rest takes nothing", async () => {
  await leaveFormThatIs({ isUnderWay: false });
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
});

async function leaveFormThatIs(form: { isUnderWay: boolean }): Promise<void> {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Form {...form} />));
  await act(async () => root.unmount());
}

function Form({ isUnderWay }: { isUnderWay: boolean }) {
  useFarewell(isUnderWay);
  return null;
}
