import { expect, test } from "vitest";
import { exportedLists } from "@/tests/factories/exported-lists";
import { proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

test.each(exportedLists)("the columns of %s are found", (_, columns) => {
  const cells = Object.entries(columns).map(([heading, [cell]]): [string, string] => [
    heading,
    cell,
  ]);
  const fields = Object.entries(columns).map(([heading, [, field]]) => [heading, field]);
  const { mapping } = proposeMapping(sampleFacts(cells));
  expect(proposedFields(mapping, cells)).toEqual(Object.fromEntries(fields));
});
