import { expect, test } from "vitest";
import { makeCopies } from "./copies";

test("copies take no more room than they may, and what was used last stays", () => {
  const copies = makeCopies<string>(100);
  copies.put("a", { id: "1", kept: "first", bytes: 40 });
  copies.put("b", { id: "1", kept: "first", bytes: 40 });
  copies.put("b", { id: "2", kept: "second", bytes: 50 });
  expect(copies.get("a")?.kept).toBe("first");
  copies.put("c", { id: "1", kept: "first", bytes: 60 });
  expect([copies.get("a")?.id, copies.get("b"), copies.get("c")?.id]).toEqual([
    "1",
    undefined,
    "1",
  ]);
  copies.put("larger than all", { id: "1", kept: "first", bytes: 101 });
  expect([copies.get("a"), copies.get("c"), copies.get("larger than all")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
