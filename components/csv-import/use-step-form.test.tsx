import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionResult } from "@/lib/operations/action-result";
import { Screen } from "@/tests/setup/screen";
import { useStepForm } from "./use-step-form";

const push = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock("@/components/form/use-sure-push", () => ({ useSurePush: () => push }));

type Saved = ActionResult<unknown>;
const save = vi.fn<() => Promise<Saved>>();
let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  save.mockReset();
  push.mockReset();
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  const step = (
    <Screen>
      <Step />
    </Screen>
  );
  await act(async () => root.render(step));
});

afterEach(async () => {
  await act(async () => root.unmount());
});

test("a step that is pressed twice is saved once, also after it has been saved", async () => {
  const { promise, resolve } = Promise.withResolvers<Saved>();
  save.mockReturnValue(promise);
  await press();
  await press();
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => resolve({ ok: true, answer: null }));
  await press();
  expect(save).toHaveBeenCalledTimes(1);
  expect(push.mock.calls).toEqual([["/next"]]);
});

test("a step that could not be saved can be pressed again", async () => {
  save
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce({ ok: true, answer: null });
  await press();
  expect(document.querySelector("output")?.textContent).toBe("UNREACHABLE");
  expect(push).not.toHaveBeenCalled();
  await press();
  expect(document.querySelector("output")?.textContent).toBe("");
  expect(push.mock.calls).toEqual([["/next"]]);
});

function Step() {
  const { submit, failure } = useStepForm<{ name: string }>({
    initial: { name: "" },
    resolver: (values) => ({ values, errors: {} }),
    errorsOf: () => ({}),
    save,
    next: "/next",
    draftName: "step",
  });
  return (
    <form onSubmit={submit}>
      <output>{failure?.code}</output>
    </form>
  );
}

async function press(): Promise<void> {
  await act(async () =>
    document
      .querySelector("form")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
}
