import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { useConfirm } from "./confirm-dialog";

const question = { title: "Delete?", confirmLabel: "Delete", cancelLabel: "Cancel" };
const mount = mounted();
let ask: ReturnType<typeof useConfirm>["confirm"];

function Asker() {
  const { confirm, dialog } = useConfirm(question);
  ask = confirm;
  return dialog;
}

beforeEach(() => mount(<Asker />));

afterEach(() => {
  vi.restoreAllMocks();
});

function dialog(): HTMLDialogElement {
  return document.querySelector("dialog") as HTMLDialogElement;
}

/** Opens the dialog without waiting for its answer. */
async function asked(override?: Parameters<typeof ask>[0]): Promise<() => Promise<boolean>> {
  let answer = Promise.resolve(false);
  await act(async () => {
    answer = ask(override);
  });
  return () => answer;
}

function press(label: string): void {
  const buttons = [...dialog().querySelectorAll("button")];
  buttons.find((button) => button.textContent === label)?.click();
}

test("the dialog contains no form, as it may stand in one", () => {
  expect(dialog().querySelector("form")).toBeNull();
  expect(dialog().querySelector("button:not([type=button])")).toBeNull();
});

test("the dialog opens with its question and the focus on a harmless button", async () => {
  const { showModal } = HTMLDialogElement.prototype;
  let readOut = "";
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: never) {
    readOut = dialog().textContent;
    showModal.call(this);
  });
  await asked({ title: "Delete all?", text: "They go for good.", danger: true });
  expect(readOut).toBe("Delete all?They go for good.CancelDelete");
  expect(document.activeElement?.textContent).toBe("Cancel");
  const [name, description] = ["labelledby", "describedby"].map((part) =>
    document.getElementById(dialog().getAttribute(`aria-${part}`) ?? ""),
  );
  expect([name?.textContent, description?.textContent]).toEqual([
    "Delete all?",
    "They go for good.",
  ]);
});

test("cancelling resolves false", async () => {
  const answer = await asked();
  press("Cancel");
  expect(await answer()).toBe(false);
});

test("the second click of a double click is no answer", async () => {
  await asked();
  const confirm = [...dialog().querySelectorAll("button")].at(-1);
  for (const target of [dialog(), confirm]) {
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(dialog().open).toBe(true);
  }
});
