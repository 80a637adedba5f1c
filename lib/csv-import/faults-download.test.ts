process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { limits } from "@/lib/limits/limits";
import { storage } from "@/lib/storage/storage";
import { faultsFileOf } from "@/tests/factories/faults-file";
import { checkFile, usualHeadings, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { allOf } from "@/tests/setup/all-of";

/** Counts what is read from storage and neither at its end nor given back. */
function countOpen() {
  const read = storage().read.bind(storage());
  // A read under way when it is given back comes to its end by that: it is one all the same.
  const open = new Set<object>();
  vi.spyOn(storage(), "read").mockImplementation(async (key) => {
    const reader = (await read(key))?.getReader();
    if (!reader) {
      return null;
    }
    open.add(reader);
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          open.delete(reader);
          return controller.close();
        }
        controller.enqueue(value);
      },
      async cancel(reason) {
        await reader.cancel(reason);
        open.delete(reader);
      },
    });
  });
  return () => open.size;
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["read to its end", (pieces: AsyncGenerator<string>) => allOf(pieces)],
  ["broken off", (pieces: AsyncGenerator<string>) => pieces.return(null)],
])("of a download that is %s no file stays open", async (_, read) => {
  const seller = await makeMember();
  // More than is read ahead, behind the last fault.
  const note = () => randomBytes(9_000).toString("hex");
  const rows = Array.from({ length: 60 }, (_, place) => [
    ...usualRow(`A-${place}`, place === 0 ? "x" : "1"),
    note(),
  ]);
  const { id } = await checkFile(seller, { headings: [...usualHeadings, "Vermerk"], rows });
  const open = countOpen();
  const pieces = faultsFileOf(seller, id);
  expect((await pieces.next()).done).toBe(false);
  await pieces.next();
  expect(open()).toBe(1);
  await read(pieces);
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
});

test("a seller gets the faulty rows so often an hour, and is then told when to come back", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const ids = [seller, other].map((member) => checkFile(member, { rows: [usualRow("A-1", "x")] }));
  const [own, others] = await Promise.all(ids);
  for (let time = 0; time < limits.csvFaults.perAccount; time += 1) {
    await allOf(faultsFileOf(seller, own?.id ?? ""));
  }
  await expect(allOf(faultsFileOf(seller, own?.id ?? ""))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: { retryAfterInSeconds: expect.any(Number) },
  });
  await allOf(faultsFileOf(other, others?.id ?? ""));
});
