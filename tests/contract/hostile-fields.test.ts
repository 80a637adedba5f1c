import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { AnyOperation } from "@/lib/operations/define";
import { isQueryName } from "@/lib/operations/openapi/described";
import { listOperations } from "@/lib/operations/registry";
import { onStage, setStage, whoMay } from "./cast";
import { call, type DoorAnswer, send } from "./door";
import { expectations } from "./expectations";
import { variantsOf } from "./hostile-values";
import { expectAnswerOrRefusal } from "./refusal";

const operations = listOperations().filter(({ example }) => example !== undefined);

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    test("answers or refuses its example with something hostile at any place", async () => {
      const caller = whoMay(expectations[name]);
      let stage = await setStage();
      let isUsed = false;
      const ask = (payload: unknown) => call(name, onStage(stage, payload), stage.sessions[caller]);
      for (const { title, payload } of variantsOf(operation.example)) {
        let answered = await ask(payload);
        expectAnswerOrRefusal(operation, answered, title);
        // What one of those before has done may be in the way of this one.
        if (isUsed && !isAnswer(answered) && !(await isOfNoShape(operation, payload, answered))) {
          stage = await setStage();
          isUsed = false;
          answered = await ask(payload);
          expectAnswerOrRefusal(operation, answered, title);
        }
        isUsed ||= isAnswer(answered) && !isQueryName(name);
      }
    });

    test("refuses what the published schema does not have", async () => {
      const isPublished = publishedBy(operation);
      const stage = await setStage();
      const session = stage.sessions[whoMay(expectations[name])];
      const wrong = variantsOf(onStage(stage, operation.example))
        .map(({ title, payload }) => ({ title, body: JSON.stringify({ json: payload }) }))
        // Lengths count what is left of a text without the spaces around it.
        .filter(({ title, body }) => !title.startsWith("long spaces") && !isPublished(body));
      expect(wrong.length).toBeGreaterThan(5);
      for (const { title, body } of wrong) {
        const refusal = await send(name, body, session);
        expect([413, 422], title).toContain(refusal.status);
        expect(codesOfInput(operation), title).toContain(refusal.body.code);
      }
    });
  },
);

function isAnswer({ status }: DoorAnswer): boolean {
  return status === 200;
}

/** Whether it was refused for what it is, whatever there is on the stage. */
async function isOfNoShape(operation: AnyOperation, payload: unknown, { body }: DoorAnswer) {
  const isOfInput = codesOfInput(operation).some((code) => code === body.code);
  return isOfInput && !(await operation.input.safeParseAsync(payload)).success;
}

/** What an input that is none is refused with. */
function codesOfInput({ refusalOf, refusals = [] }: AnyOperation): ErrorCode[] {
  return refusalOf ? ["VALIDATION", ...refusals] : ["VALIDATION"];
}

/** Whether a body is what /openapi.json says of it; formats are left to the server. */
function publishedBy({ input }: AnyOperation) {
  const schema = z.toJSONSchema(input, { io: "input" });
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  return (body: string) => {
    const { json } = JSON.parse(body);
    return json === undefined || validate(json);
  };
}
