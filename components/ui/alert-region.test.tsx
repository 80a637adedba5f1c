import { act } from "react";
import { expect, test } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { AlertRegion } from "./alert-region";
import { showAlert } from "./alerts";

const mount = mounted("<button id='before'></button><div id='root'></div>");
const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-alert] button")];
const before = () => document.getElementById("before");

test("Escape dismisses the newest alert, and the focus goes to the next one, then back", async () => {
  await mount(<AlertRegion dismissLabel="Close" />);
  await act(async () => {
    showAlert("error", "not copied");
    showAlert("error", "not saved");
  });
  before()?.focus();
  buttons()[1]?.focus();
  await pressEscape();
  expect([buttons().length, document.activeElement]).toEqual([1, buttons()[0]]);
  await pressEscape();
  expect([buttons().length, document.activeElement]).toEqual([0, before()]);
});

function pressEscape(): Promise<void> {
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  return act(async () => void document.activeElement?.dispatchEvent(key));
}
