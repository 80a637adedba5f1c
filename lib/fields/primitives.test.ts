import { expect, test } from "vitest";
import { z } from "zod";
import { line, pageFields, rowId, text, uuid } from "./primitives";

const paging = z.object(pageFields);

test("paging has defaults, a maximum for the size, and rejects what is below one", () => {
  expect(paging.parse({})).toEqual({ page: 1, pageSize: 10 });
  expect(paging.parse({ page: 3, pageSize: 500 })).toEqual({ page: 3, pageSize: 50 });
  expect(paging.safeParse({ page: 0 }).success).toBe(false);
  expect(paging.safeParse({ pageSize: -1 }).success).toBe(false);
});

test("ids are in the range of PostgreSQL", () => {
  expect(rowId.safeParse(2_147_483_647).success).toBe(true);
  expect([0, -1, 1.5, 2_147_483_648, "1"].filter((id) => rowId.safeParse(id).success)).toEqual([]);
  expect(uuid.parse("01980E6A-0000-7000-8000-00000000ABCD")).toBe(
    "01980e6a-0000-7000-8000-00000000abcd",
  );
});

test("text is storable and visible, a line has no control characters", () => {
  expect(text(20).parse("  a\nb ")).toBe("a\nb");
  expect(["a\0b", "\ud800", "\u200b"].filter((value) => text(20).safeParse(value).success)).toEqual(
    [],
  );
  const broken = ["a\nb", "a\u202eb", "a\tb", "a\u2028b", "a\u2029b"];
  expect(broken.filter((value) => line(20).safeParse(value).success)).toEqual([]);
  expect(line(20).parse(" ä 5 ")).toBe("ä 5");
  expect(line(20).parse("5 m² a\u00adb")).toBe("5 m² a\u00adb");
});
