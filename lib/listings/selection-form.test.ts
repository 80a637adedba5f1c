import { describe, expect, test } from "vitest";
import { readSelection } from "./selection-form";

describe("a posted selection", () => {
  test("changes the ticked listings that allow it, as the page showed them", () => {
    const form = posted("DRAFT", [1, 2, 3], ["1:ACTIVE", "2:DRAFT", "3:SOLD", "4:ACTIVE"]);
    expect(readSelection(form)).toEqual({
      to: "DRAFT",
      ids: [1, 2, 3],
      changes: [
        { id: 1, status: "DRAFT" },
        { id: 3, status: "DRAFT" },
      ],
    });
  });

  test.each([
    ["ACTIVE", [2, 3, 5]],
    ["DELETED", [1, 2, 3, 4]],
    ["DRAFT", [1, 3, 4]],
  ])("to %s is for %j of every status", (to, ids) => {
    const shown = ["1:ACTIVE", "2:DRAFT", "3:RESERVED", "4:SOLD", "5:DELETED"];
    const { changes } = readSelection(posted(to, [1, 2, 3, 4, 5], shown)) ?? {};
    expect(changes?.map(({ id }) => id)).toEqual(ids);
  });

  test("names a listing once, however often it was posted", () => {
    const form = posted("DELETED", [1, 1], ["1:ACTIVE", "1:ACTIVE"]);
    expect(readSelection(form)?.changes).toEqual([{ id: 1, status: "DELETED" }]);
  });

  test("of nothing, of what the page did not show and of nonsense changes nothing", () => {
    const shown = ["1:ACTIVE", "2:GONE", "3", "", ":ACTIVE"];
    expect(readSelection(posted("DELETED", [], shown))?.changes).toEqual([]);
    expect(readSelection(posted("DELETED", [2, 3, 9], shown))?.changes).toEqual([]);
  });

  test.each(["SOLD", "RESERVED", "", "__proto__"])("to %j is none of ours", (to) => {
    expect(readSelection(posted(to, [1], ["1:ACTIVE"]))).toBeNull();
  });
});

function posted(to: string, ids: number[], shown: string[]): FormData {
  const form = new FormData();
  form.set("status", to);
  for (const id of ids) {
    form.append("id", String(id));
  }
  for (const listing of shown) {
    form.append("listing", listing);
  }
  return form;
}
