import { expect, test } from "vitest";
import { draw, hrefs } from "@/tests/setup/screen";
import { FileError } from "./document-row";

test("a file that is on a listing already says on which, and leads there beside the form", () => {
  draw(<FileError issue="on_listing:4711" />);
  expect(document.body.textContent).toContain("gehört schon zu Inserat 4711.");
  expect(hrefs("a[target=_blank]")).toEqual(["/listing/detail/4711"]);
});
