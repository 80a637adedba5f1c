// Must be imported before anything that reads a request.
import "../setup/current-request";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { z } from "zod";
import { errorCodesOf } from "@/lib/api/error-codes";
import { isQueryName } from "@/lib/api/openapi/describe-operation";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import { type ApiAnswer, type ApiCall, apiCalls } from "./api-calls";
import { expectations } from "./expectations";
import { hostileBodies } from "./hostile-bodies";
import { variantsOf } from "./hostile-values";
import { allowedCaller, makeSampleRecords, withSampleIds } from "./sample-records";

const internals =
  /prisma|node_modules|\bat \/|\.ts:|select |insert |syntax error|ENOENT|TypeError|RangeError|ZodError|undefined/i;

// Reading and refused calls change nothing.
const shared = await makeSampleRecords();
const recordsFor = ({ name }: ApiCall) => (isQueryName(name) ? shared : makeSampleRecords());

const withExample = apiCalls.filter(({ operation }) => operation.example !== undefined);

// All operations share one parser, so each gets every eighth body.
test.each(apiCalls.map((apiCall, place) => ({ ...apiCall, place })))(
  "$name survives bodies that no caller of good will sends",
  async ({ place, ...apiCall }) => {
    const { sessions } = await recordsFor(apiCall);
    const sent = hostileBodies.filter((_, index) => index % 8 === place % 8);
    for (const [title, body] of sent) {
      expectAnswerOrRejection(
        apiCall,
        await apiCall.send(body, sessions[callerOf(apiCall)]),
        title,
      );
      expect(Object.prototype, title).not.toHaveProperty("polluted");
    }
  },
);

test.each(withExample)(
  "$name answers or rejects its example with something hostile at any place",
  async (apiCall) => {
    const caller = callerOf(apiCall);
    let records = await recordsFor(apiCall);
    let isUsed = false;
    const ask = (payload: unknown) =>
      apiCall.ask(withSampleIds(records, payload), records.sessions[caller]);
    for (const { title, payload } of variantsOf(apiCall.operation.example)) {
      let answered = await ask(payload);
      expectAnswerOrRejection(apiCall, answered, title);
      // An earlier call may have changed the data for this one.
      if (isUsed && !isAnswer(answered) && !(await isOfNoShape(apiCall, payload, answered))) {
        records = await makeSampleRecords();
        isUsed = false;
        answered = await ask(payload);
        expectAnswerOrRejection(apiCall, answered, title);
      }
      isUsed ||= isAnswer(answered) && !isQueryName(apiCall.name);
    }
  },
);

test.each(withExample.filter(({ name }) => !name.startsWith("/auth")))(
  "$name rejects what the published schema does not have",
  async (apiCall) => {
    const isPublished = publishedBy(apiCall);
    const wrong = variantsOf(withSampleIds(shared, apiCall.operation.example))
      .map(({ title, payload }) => ({ title, body: JSON.stringify({ json: payload }) }))
      // Lengths count trimmed texts.
      .filter(({ title, body }) => !title.startsWith("long spaces") && !isPublished(body));
    expect(wrong.length).toBeGreaterThan(5);
    for (const { title, body } of wrong) {
      const rejection = await apiCall.send(body, shared.sessions[callerOf(apiCall)]);
      expect([413, 422], title).toContain(rejection.status);
      expect(codesOfInput(apiCall), title).toContain(rejection.body.code);
    }
  },
);

function callerOf({ name }: ApiCall) {
  return allowedCaller(expectations[name]);
}

/** Never a 5xx, and never internals. */
function expectAnswerOrRejection(
  { operation, never }: ApiCall,
  { status, body }: ApiAnswer,
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

function isAnswer({ status }: ApiAnswer): boolean {
  return status === 200;
}

/** Whether the payload itself is invalid, whatever the data. */
async function isOfNoShape(apiCall: ApiCall, payload: unknown, { body }: ApiAnswer) {
  const isOfInput = codesOfInput(apiCall).some((code) => code === body.code);
  return isOfInput && !(await apiCall.operation.input.safeParseAsync(payload)).success;
}

/** Error codes of an invalid input. */
function codesOfInput({ operation: { rejectionOf, errors = [] } }: ApiCall): ErrorCode[] {
  return rejectionOf ? ["VALIDATION", ...errors] : ["VALIDATION"];
}

/** Validates a body by /openapi.json, except for formats. */
function publishedBy({ operation: { input } }: ApiCall) {
  const schema = z.toJSONSchema(input, { io: "input" });
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  return (body: string) => {
    const { json } = JSON.parse(body);
    return json === undefined || validate(json);
  };
}
