import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useConfirm } from "./confirm-dialog";

const question = { title: "Delete?", confirmLabel: "Delete", cancelLabel: "Cancel" };
let root: Root;
let ask: ReturnType<typeof useConfirm>["confirm"];

function Asker() {
  const { confirm, dialog } = useConfirm(question);
  ask = confirm;
  return dialog;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<Asker />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

function dialog(): HTMLDialogElement {
  return document.querySelector("dialog") as HTMLDialogElement;
}

/** Asks, and leads to the answer without waiting for it. */
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

test("the dialog holds no form, as it may stand in one", () => {
  expect(dialog().querySelector("form")).toBeNull();
  expect(dialog().querySelector("button:not([type=button])")).toBeNull();
});

test("the dialog opens with the question, which a call may sharpen", async () => {
  await asked({ text: "The listing goes for good." });
  expect(dialog().open).toBe(true);
  expect(dialog().textContent).toContain("Delete?");
  expect(dialog().textContent).toContain("The listing goes for good.");
});

test("the question is all there when the dialog opens, with the focus on what does no harm", async () => {
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

test("a question without text is described by nothing", async () => {
  await asked();
  expect(dialog().hasAttribute("aria-describedby")).toBe(false);
});

test("a question that can only be confirmed has the focus itself", async () => {
  const answer = await asked({ without: ["cancel"] });
  expect([...dialog().querySelectorAll("button")].map((button) => button.textContent)).toEqual([
    "Delete",
  ]);
  expect(document.activeElement?.textContent).toBe("Delete?");
  // A browser focuses nothing without it, the document of these tests everything.
  expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
  press("Delete");
  expect(await answer()).toBe(true);
});

test("a question may be without the backdrop's no", async () => {
  await asked({ without: ["backdrop"] });
  dialog().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(dialog().open).toBe(true);
});

test("a question may be without Escape's no, otherwise it has it", async () => {
  await asked();
  expect([closingBy(), cancelled()]).toEqual(["closerequest", false]);
  await asked({ without: ["escape"] });
  expect([closingBy(), cancelled()]).toEqual(["none", true]);
});

test("confirming resolves true", async () => {
  const answer = await asked();
  press("Delete");
  expect(await answer()).toBe(true);
});

test("cancelling resolves false", async () => {
  const answer = await asked();
  press("Cancel");
  expect(await answer()).toBe(false);
});

test("a question is answered with no where another one takes its place", async () => {
  const first = await asked();
  const second = await asked({ title: "Delete all?" });
  expect(await first()).toBe(false);
  press("Delete");
  expect(await second()).toBe(true);
});

test("Escape after an earlier confirmation resolves false", async () => {
  const first = await asked();
  press("Delete");
  await first();
  const second = await asked();
  expect(dialog().returnValue).toBe("");
  dialog().close();
  expect(await second()).toBe(false);
});

test("a click on the backdrop resolves false, one inside does not close", async () => {
  const answer = await asked();
  dialog()
    .querySelector("h2")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(dialog().open).toBe(true);
  dialog().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(dialog().open).toBe(false);
  expect(await answer()).toBe(false);
});

test("the second click of a double one is no answer, wherever it falls", async () => {
  await asked();
  const confirm = [...dialog().querySelectorAll("button")].at(-1);
  for (const target of [dialog(), confirm]) {
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(dialog().open).toBe(true);
  }
});

function closingBy(): string | null {
  return dialog().getAttribute("closedby");
}

/** Whether what a browser asks before Escape closes was answered with no. */
function cancelled(): boolean {
  return !dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
}
