import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeFile } from "@/tests/factories/file";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { deleteDocumentFormAction } from "./files";

// Drawing a page anew needs a running Next server.
const own = "http://localhost:3000";
const member = await makeMember();

test("a file that another tab has taken away already counts as removed", async () => {
  const { id } = await makeFile({ userId: member.userId, isSound: true });
  const removed = { ok: true, entered: { name: "a.png" } };
  expect(await remove(id)).toMatchObject(removed);
  expect(await remove(id)).toMatchObject(removed);
  expect(await db().uploadedFile.count({ where: { id } })).toBe(0);
});

async function remove(id: string) {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, name: "a.png", userId: member.userId })) {
    form.set(name, value);
  }
  return deleteDocumentFormAction(null, form);
}
