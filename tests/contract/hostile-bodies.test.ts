import { describe, expect, test } from "vitest";
import { listOperations } from "@/lib/operations/registry";
import { setStage, whoMay } from "./cast";
import { send } from "./door";
import { expectations } from "./expectations";
import { hostileBodies } from "./hostile-bodies";
import { expectAnswerOrRefusal } from "./refusal";

const stage = setStage();

describe.each(listOperations().map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    test.each(hostileBodies)("survives %s", async (title, body) => {
      const { sessions } = await stage;
      const session = sessions[whoMay(expectations[name])];
      expectAnswerOrRefusal(operation, await send(name, body, session), title);
      expect(Object.prototype).not.toHaveProperty("polluted");
    });
  },
);
