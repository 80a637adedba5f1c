import { expect, test } from "vitest";
import { draftPath, readEntered } from "./entered";

test("what was entered is read with the line breaks that were typed", () => {
  const form = new FormData();
  form.set("note", "Tor 3\r\nbitte\rhupen\n");
  expect(readEntered(form)).toEqual({ quantity: "", note: "Tor 3\nbitte\nhupen\n" });
  expect(readEntered(new URLSearchParams("quantity=3"))).toEqual({ quantity: "3", note: "" });
  expect(readEntered("no form")).toEqual({ quantity: "", note: "" });
});

test("a draft leads to the box, or to the question that was asked", () => {
  expect(draftPath(7, "an-id", { note: "x" })).toBe("/listing/detail/7?draft=an-id#request");
  expect(draftPath(7, "an-id", { question: " " })).toBe("/listing/detail/7?draft=an-id#request");
  expect(draftPath(7, "an-id", { question: "?" })).toBe("/listing/detail/7?draft=an-id#contact");
});
