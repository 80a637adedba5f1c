// Must be imported before anything that reads a request.
import "../setup/current-request";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { z } from "zod";
import { errorCodesOf } from "@/lib/api/error-codes";
import { isQueryName } from "@/lib/api/openapi/described";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import { onStage, setStage, whoMay } from "./cast";
import { type Door, type DoorAnswer, doors } from "./door";
import { expectations } from "./expectations";
import { hostileBodies } from "./hostile-bodies";
import { variantsOf } from "./hostile-values";

const internals =
  /prisma|node_modules|\bat \/|\.ts:|select |insert |syntax error|ENOENT|TypeError|RangeError|ZodError|undefined/i;

// Reading and refused calls change nothing.
const shared = await setStage();
const stageFor = ({ name }: Door) => (isQueryName(name) ? shared : setStage());

const withExample = doors.filter(({ operation }) => operation.example !== undefined);

// All operations share one parser, so each gets every eighth body.
test.each(doors.map((door, place) => ({ ...door, place })))(
  "$name survives bodies that no caller of good will sends",
  async ({ place, ...door }) => {
    const { sessions } = await stageFor(door);
    const sent = hostileBodies.filter((_, index) => index % 8 === place % 8);
    for (const [title, body] of sent) {
      expectAnswerOrRefusal(door, await door.send(body, sessions[callerOf(door)]), title);
      expect(Object.prototype, title).not.toHaveProperty("polluted");
    }
  },
);

test.each(withExample)(
  "$name answers or rejects its example with something hostile at any place",
  async (door) => {
    const caller = callerOf(door);
    let stage = await stageFor(door);
    let isUsed = false;
    const ask = (payload: unknown) => door.ask(onStage(stage, payload), stage.sessions[caller]);
    for (const { title, payload } of variantsOf(door.operation.example)) {
      let answered = await ask(payload);
      expectAnswerOrRefusal(door, answered, title);
      // An earlier call may have changed the data for this one.
      if (isUsed && !isAnswer(answered) && !(await isOfNoShape(door, payload, answered))) {
        stage = await setStage();
        isUsed = false;
        answered = await ask(payload);
        expectAnswerOrRefusal(door, answered, title);
      }
      isUsed ||= isAnswer(answered) && !isQueryName(door.name);
    }
  },
);

test.each(withExample.filter(({ name }) => !name.startsWith("/auth")))(
  "$name rejects what the published schema does not have",
  async (door) => {
    const isPublished = publishedBy(door);
    const wrong = variantsOf(onStage(shared, door.operation.example))
      .map(({ title, payload }) => ({ title, body: JSON.stringify({ json: payload }) }))
      // Lengths count trimmed texts.
      .filter(({ title, body }) => !title.startsWith("long spaces") && !isPublished(body));
    expect(wrong.length).toBeGreaterThan(5);
    for (const { title, body } of wrong) {
      const refusal = await door.send(body, shared.sessions[callerOf(door)]);
      expect([413, 422], title).toContain(refusal.status);
      expect(codesOfInput(door), title).toContain(refusal.body.code);
    }
  },
);

function callerOf({ name }: Door) {
  return whoMay(expectations[name]);
}

/** Never a 5xx, and never internals. */
function expectAnswerOrRefusal(
  { operation, never }: Door,
  { status, body }: DoorAnswer,
  title: string,
): void {
  if (status === 200) {
    return;
  }
  const { message, code, data } = body;
  const what = `${title}: ${JSON.stringify(body).slice(0, 500)}`;
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(errorCodesOf(operation), what).toContain(code);
  expect(never, what).not.toContain(code);
  const kind = errorKinds[code as ErrorCode];
  // Only the message repeats what the caller sent.
  const { type, ...facts } = data ?? {};
  const sentence = kind.message.replace("{type}", () => String(type));
  expect({ status, message }, what).toEqual({ status: kind.status, message: sentence });
  // The message was compared before, and may contain words of SQL such as "select".
  expect(JSON.stringify({ ...body, message: "", data: facts }), what).not.toMatch(internals);
  if (code === "VALIDATION") {
    expect(data?.issues, what).toContainEqual({
      path: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+(:\d+)?$/),
      message: expect.stringMatching(/\S/),
    });
  }
}

function isAnswer({ status }: DoorAnswer): boolean {
  return status === 200;
}

/** Whether the payload itself is invalid, whatever the data. */
async function isOfNoShape(door: Door, payload: unknown, { body }: DoorAnswer) {
  const isOfInput = codesOfInput(door).some((code) => code === body.code);
  return isOfInput && !(await door.operation.input.safeParseAsync(payload)).success;
}

/** Error codes of an invalid input. */
function codesOfInput({ operation: { refusalOf, errors = [] } }: Door): ErrorCode[] {
  return refusalOf ? ["VALIDATION", ...errors] : ["VALIDATION"];
}

/** Validates a body by /openapi.json, except for formats. */
function publishedBy({ operation: { input } }: Door) {
  const schema = z.toJSONSchema(input, { io: "input" });
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  return (body: string) => {
    const { json } = JSON.parse(body);
    return json === undefined || validate(json);
  };
}
