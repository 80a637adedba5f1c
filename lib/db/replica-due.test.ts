import { expect, test } from "vitest";
import { positionDue, withProbe } from "./replica";

test("a replica has to have what the primary had ten seconds ago, and at first all", () => {
  expect(positionDue([], 0)).toBe("0/0");
  let looks: Parameters<typeof withProbe>[0] = [];
  const due: string[] = [];
  for (const [index, position] of ["0/1", "0/2", "0/3", "0/4", "0/5"].entries()) {
    const atInMs = index * 4_000;
    looks = withProbe(looks, { position, atInMs });
    due.push(positionDue(looks, atInMs));
  }
  expect(due).toEqual(["0/1", "0/2", "0/3", "0/1", "0/2"]);
  expect(positionDue(looks, 60_000)).toBe("0/5");
  expect(looks).toHaveLength(4);
});
