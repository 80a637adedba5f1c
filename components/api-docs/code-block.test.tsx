import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAlerts, dismissAlert } from "@/components/ui/alerts";
import { CodeBlock } from "./code-block";

let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () =>
    root.render(
      <CodeBlock
        label="curl"
        code="curl x"
        copyText="Copy"
        copiedText="Copied"
        selectedText="Selected"
      />,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  for (const { topic } of currentAlerts()) {
    dismissAlert(topic);
  }
  getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
});

test.each([
  ["has no clipboard, as on plain http", undefined],
  ["refuses it", { writeText: () => Promise.reject(new Error("denied")) }],
])("where the browser %s the code is selected instead, and that is said", async (_, clipboard) => {
  vi.stubGlobal("navigator", { clipboard });
  await press();
  expect(getSelection()?.toString()).toBe("curl x");
  expect(currentAlerts()).toMatchObject([{ kind: "info", text: "Selected" }]);
});

test("where it has one the code is copied", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await press();
  expect(writeText).toHaveBeenCalledWith("curl x");
  expect(currentAlerts()).toMatchObject([{ kind: "success", text: "Copied" }]);
});

function press() {
  return act(async () => document.querySelector("button")?.click());
}
