import "@/tests/setup/database";
import { expect, test } from "vitest";
import { searchDb } from "@/lib/db/client";

test.each([
  ["wago", ["wago", "ago", "wgo", "wao", "wag"]],
  ["festo", ["festo", "esto", "fsto", "feto", "feso", "fest"]],
  ["keb", ["keb"]],
  ["", [""]],
  ["a".repeat(41), ["a".repeat(41)]],
])(
  "the deletes of “%s” are itself and each version that lacks a character",
  async (word, expected) => {
    const [row] = await searchDb().$queryRaw<{ deletes: string[] }[]>`
    SELECT search_deletes(${word}) AS deletes`;
    expect(row?.deletes.toSorted()).toEqual(expected.toSorted());
  },
);
