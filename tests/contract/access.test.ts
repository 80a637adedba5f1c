import { describe, expect, test } from "vitest";
import { errorKinds } from "@/lib/errors/error-kinds";
import { refusalsOf } from "@/lib/operations/refusals";
import { listOperations } from "@/lib/operations/registry";
import { callers, onStage, type Stage, setStage } from "./cast";
import { call } from "./door";
import { expectations } from "./expectations";
import { snapshot } from "./snapshot";

test("the expectations name exactly the operations of the registry", () => {
  const names = listOperations().map(({ name }) => name);
  expect(Object.keys(expectations).sort()).toEqual([...names].sort());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(listOperations().map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    const expected = expectations[name];

    test("has the declared access", () => {
      expect(operation.access.kind).toBe(expected?.access);
    });

    // A refusal leaves all as it was, which is compared: the next caller finds the same stage.
    let ready: Promise<Stage> | null = null;
    const setReady = async () => {
      const stage = await setStage();
      await expected?.prepare?.(stage);
      return stage;
    };

    test.each(callers)("its example, sent by %s", async (caller) => {
      ready ??= setReady();
      const stage = await ready;
      const payload = onStage(stage, operation.example);
      const before = await snapshot();
      const { status, body, answer } = await call(name, payload, stage.sessions[caller]);
      if (expected?.outcome[caller] === "answer") {
        ready = null;
        expect([status, body.code]).toEqual([200, undefined]);
        // What the schema does not name is lost on the way through it.
        expect(operation.answer.parse(answer)).toEqual(answer);
        return;
      }
      const code = expected?.outcome[caller] ?? "INTERNAL";
      expect([status, body.code]).toEqual([errorKinds[code].status, code]);
      expect(body.message).toBe(errorKinds[code].message);
      expect(refusalsOf(operation)).toContain(code);
      expect(await snapshot()).toEqual(before);
    });
  },
);
