import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ScriptFields } from "./script-fields";

test("take no input before the script that sends it is loaded", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const fields = (
    <ScriptFields className="space-y-10">
      <input />
    </ScriptFields>
  );
  document.body.innerHTML = `<div id="root">${renderToString(fields)}</div>`;
  const fieldset = document.querySelector("fieldset");
  expect(fieldset?.disabled).toBe(true);
  const root = await act(async () =>
    hydrateRoot(document.getElementById("root") as Element, fields),
  );
  expect(fieldset?.disabled).toBe(false);
  await act(async () => root.unmount());
});
