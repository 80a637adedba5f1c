import { csvOf, partRows, sendFile } from "./csv-import-steps";
import { answerOf } from "./program";
import { expect, test } from "./test";
import { look, makeCast, roles } from "./visibility-steps";

/** A checked file of three rows, of which the second is faulty; answers the import's id and that row's number. */
async function checkedFile(session: string) {
  const rows = partRows(3, { 1: { 5: "abc" } });
  const id = await sendFile(session, csvOf(rows));
  const stored = () => answerOf("get-csv-import", { id }, session);
  const { mapping } = await stored();
  await answerOf("update-csv-import", { id, mapping, choices: { defaults: {} } }, session);
  await answerOf("check-csv-import", { id }, session);
  await expect.poll(async () => (await stored()).status, { timeout: 60_000 }).toBe("CHECKED");
  return { id, faulty: rows[1]?.[1] ?? "", others: [rows[0]?.[1] ?? "", rows[2]?.[1] ?? ""] };
}

test("the faulty rows of a file are its seller's alone", async () => {
  const { sessions, owner } = await makeCast();
  const { id, faulty, others } = await checkedFile(owner);
  const seen = await Promise.all(
    roles.map(async (role) => {
      const { status, location, text } = await look(`/csv-import/faults/${id}`, sessions[role]);
      return { role, shown: location ?? status, isTold: text.includes(faulty) };
    }),
  );
  expect(seen).toEqual([
    { role: "visitor", shown: "/auth/expired?next=/csv-import", isTold: false },
    { role: "stranger", shown: 404, isTold: false },
    { role: "buyer", shown: 404, isTold: false },
    { role: "owner", shown: 200, isTold: true },
    { role: "administrator", shown: 404, isTold: false },
  ]);
  const { text, type } = await look(`/csv-import/faults/${id}`, owner);
  expect(type).toContain("text/csv");
  for (const mpn of others) {
    expect(text).not.toContain(mpn);
  }
  expect((await look("/csv-import/faults/keine-nummer", owner)).status).toBe(404);
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await look(`/csv-import/faults/${id}`, owner, foreign)).status).toBe(403);
});
