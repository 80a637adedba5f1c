import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { TextField } from "./text-field";

function control(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}

function describedBy(): (string | null | undefined)[] {
  const ids = control().getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test("the label names the control, and an asterisk marks it as required", () => {
  draw(<TextField name="mpn" label="MPN" required />);
  expect(document.querySelector("label")?.htmlFor).toBe(control().id);
  expect(document.querySelector("label")?.textContent).toBe("MPN *");
  expect(control().required).toBe(true);
});

test("hint and error describe the control, the error marks it invalid", () => {
  draw(<TextField name="quantity" label="Quantity" hint="Pieces" error="must be larger than 0" />);
  expect(describedBy()).toEqual(["Pieces", "must be larger than 0"]);
  expect(control().getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelector("[data-invalid]")).not.toBeNull();
});

test("two forms of one page can have fields of one name", () => {
  draw(<TextField name="query" id="other" label="Q" />);
  expect(control().id).toBe("other");
  expect(control().name).toBe("query");
});
