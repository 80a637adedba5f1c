import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ActionResult } from "@/lib/actions/action-result";
import { mounted } from "@/tests/setup/mounted";
import { useValidatedForm } from "./use-validated-form";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

type Result = ActionResult<null>;

const mount = mounted();
const save = vi.fn<() => Promise<Result>>();
let results: PromiseWithResolvers<Result>[];

function Form() {
  const { form, submit, failure, isBusy } = useValidatedForm({
    initial: { name: "Pumpe" },
    issuesOf: ({ name }) => (name === "" ? [{ path: "name", code: "required" }] : []),
    fieldAt: (path) => path,
    save,
    settle: (result) => (result.ok ? "/saved" : result),
  });
  return (
    <form onSubmit={submit}>
      <p role="alert">{failure?.code}</p>
      <input {...form.register("name")} />
      <button type="submit" aria-busy={isBusy}>
        Save
      </button>
    </form>
  );
}

beforeEach(async () => {
  push.mockClear();
  results = [];
  save.mockReset().mockImplementation(() => {
    const result = Promise.withResolvers<Result>();
    results.push(result);
    return result.promise;
  });
  await mount(<Form />);
});

test("a failure is shown, the input stays, and the next press saves and leads on", async () => {
  await press();
  await resolve({ ok: false, code: "UNAVAILABLE", issues: [] });
  expect(document.querySelector("[role=alert]")?.textContent).toBe("UNAVAILABLE");
  expect(field().value).toBe("Pumpe");
  expect(push).not.toHaveBeenCalled();
  await press();
  await resolve({ ok: true, answer: null });
  expect(push.mock.calls).toEqual([["/saved"]]);
  await press();
  expect(save).toHaveBeenCalledTimes(2);
});

test("while one save is pending, an invalid press and a valid one after it send nothing", async () => {
  await press();
  for (const text of ["", "Ventil"]) {
    await type(text);
    await press();
  }
  expect(save).toHaveBeenCalledTimes(1);
  await resolve({ ok: true, answer: null });
});

async function press(): Promise<void> {
  await act(async () => document.querySelector("button")?.click());
}

async function type(text: string): Promise<void> {
  await act(async () => {
    // React ignores a value that is set through its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function resolve(result: Result): Promise<void> {
  await act(async () => {
    results.at(-1)?.resolve(result);
    await new Promise((done) => setTimeout(done));
  });
}

function field(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}
