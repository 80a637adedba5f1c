import { describe, expect, test } from "vitest";
import { listOperations } from "@/lib/operations/registry";
import { setStage, whoMay } from "./cast";
import { send } from "./door";
import { expectations } from "./expectations";
import { hostileBodies } from "./hostile-bodies";
import { expectAnswerOrRefusal } from "./refusal";

const stage = setStage();

// One reader takes them all in: each operation is sent every eighth, so that each body meets several.
describe.each(
  listOperations().map((operation, place) => [operation.name, operation, place] as const),
)("%s", (name, operation, place) => {
  const sent = hostileBodies.filter((_, index) => index % 8 === place % 8);

  test.each(sent)("survives %s", async (title, body) => {
    const { sessions } = await stage;
    const session = sessions[whoMay(expectations[name])];
    expectAnswerOrRefusal(operation, await send(name, body, session), title);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });
});
