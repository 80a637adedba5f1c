import { act } from "react";
import { expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { ImportActionForm } from "./import-action-form";

const mount = mounted();

test("the second click of a double click, which may meet another button, sends nothing", async () => {
  const action = vi.fn<() => Promise<null>>(async () => null);
  await mount(
    <Screen>
      <ImportActionForm action={action} fields={{ id: "1" }} label="Abbrechen" />
    </Screen>,
  );
  await click(2);
  expect(action).not.toHaveBeenCalled();
  await click(1);
  expect(action).toHaveBeenCalledOnce();
});

/** `detail` counts the clicks at one place. */
async function click(detail: number): Promise<void> {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  await act(async () => document.querySelector("button")?.dispatchEvent(event));
}
