import { expect, test } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { useClearSessionOnLeave } from "./use-clear-session-on-leave";

const mount = mounted();

test.each([
  ["under way takes what the browser stored along", true, null],
  ["at rest takes nothing", false, "an-id"],
])("leaving a page while its form is %s", async (_, isUnderWay, stored) => {
  localStorage.setItem("wasp:sessionId", "an-id");
  await mount(<Form isUnderWay={isUnderWay} />);
  await mount(null);
  expect(localStorage.getItem("wasp:sessionId")).toBe(stored);
});

function Form({ isUnderWay }: { isUnderWay: boolean }) {
  useClearSessionOnLeave(isUnderWay);
  return null;
}
