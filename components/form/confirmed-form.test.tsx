import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { ConfirmedForm } from "./confirmed-form";
import { useFormAction } from "./use-form-action";

const action = vi.fn<(form: FormData) => void>();

function Form() {
  const form = useFormAction(async (_: unknown, posted: FormData) => {
    action(posted);
    return null;
  });
  return (
    <ConfirmedForm
      form={form}
      fields={{ id: "42", change: "block" }}
      question={{ title: "Block?", confirmLabel: "Block account", cancelLabel: "Cancel" }}
      hint="Ends all sessions."
      danger
    />
  );
}

const mount = mounted();

beforeEach(async () => {
  action.mockReset();
  await mount(<Form />);
});

test("nothing is sent before the question is answered, nor when it is declined", async () => {
  await press("form fieldset > button");
  expect(action).not.toHaveBeenCalled();
  await press("dialog button:first-of-type");
  expect(action).not.toHaveBeenCalled();
});

test("a confirmed form is sent once, with its fields; the next press asks again", async () => {
  await press("form fieldset > button");
  await press("dialog button:last-of-type");
  expect(action).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(action.mock.calls[0]?.[0] ?? [])).toEqual({
    id: "42",
    change: "block",
  });
  expect(document.querySelector("dialog")?.open).toBe(false);
  await press("form fieldset > button");
  expect(document.querySelector("dialog")?.open).toBe(true);
});

test("a confirmed form beside an upload does not ask about leaving", () => {
  expect(document.querySelector("form")?.dataset.stays).toBeDefined();
});

async function press(selector: string): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>(selector)?.click());
}
