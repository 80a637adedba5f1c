import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { lookAlikes, plainLetters } from "./look-alikes";

test("the database and the code treat the same letters as alike", async () => {
  for (const [latin, others] of Object.entries(lookAlikes)) {
    for (const other of others) {
      const [row] = await db().$queryRaw<{ skeleton: string }[]>`
        SELECT name_skeleton(${`x${other}x`}) AS skeleton`;
      expect([other, row?.skeleton]).toEqual([other, `x${latin}x`]);
    }
  }
});

test.each([
  "Müller & Söhne GmbH",
  "Straßenbau Größ",
  "Ｆｕｌｌ Ｗｉｄｔｈ",
  "𝐁𝐨𝐥𝐝 Siernens",
  "ООО Подшипник",
  "A+B (Nord) e.K., Nr. 1",
  "日本株式会社",
])("%s is the same to both", async (name) => {
  const [row] = await db().$queryRaw<{ skeleton: string }[]>`
    SELECT name_skeleton(${name}) AS skeleton`;
  expect(row?.skeleton).toBe(plainLetters(name).replace(/[^\p{L}\p{N}&+]/gu, ""));
});
