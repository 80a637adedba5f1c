import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Screen } from "@/tests/setup/screen";
import { FilePicker } from "./file-picker";

test("takes no file before the script is there, which alone could send it", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const picker = (
    <Screen>
      <FilePicker id="documents" onPick={() => {}} />
    </Screen>
  );
  document.body.innerHTML = `<div id="root">${renderToString(picker)}</div>`;
  const input = document.querySelector("input") as HTMLInputElement;
  expect(input.disabled).toBe(true);
  const root = await act(async () =>
    hydrateRoot(document.getElementById("root") as Element, picker),
  );
  expect(input.disabled).toBe(false);
  await act(async () => root.unmount());
});
