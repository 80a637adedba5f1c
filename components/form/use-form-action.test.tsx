import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FormState } from "@/lib/actions/action-result";
import { mounted } from "@/tests/setup/mounted";
import { useFormAction } from "./use-form-action";

type Answer = FormState<null>;

const mount = mounted();
let sent: FormData[];
let answers: PromiseWithResolvers<Answer>[];

async function action(_: unknown, form: FormData): Promise<Answer> {
  sent.push(form);
  const answer = Promise.withResolvers<Answer>();
  answers.push(answer);
  return answer.promise;
}

function Form() {
  const { failure, isPending, props } = useFormAction(action);
  return (
    <form {...props}>
      <p role="alert">{failure?.code}</p>
      <p id="entered">{failure?.entered.name}</p>
      <input name="name" defaultValue="" />
      <input name="password" type="password" />
      <button type="submit" aria-busy={isPending}>
        Send
      </button>
    </form>
  );
}

beforeEach(async () => {
  sent = [];
  answers = [];
  await mount(<Form />);
  field("name").value = "Pumpenhof";
  field("password").value = "geheim-123";
});

afterEach(async () => {
  // React waits for all pending actions of all forms.
  await settle(() => {
    for (const { resolve } of answers) {
      resolve(null);
    }
  });
});

for (const [title, error, code] of [
  ["no answer", new TypeError("Failed to fetch"), "UNREACHABLE"],
  ["a fault of the server", Object.assign(new Error(), { digest: "1" }), "INTERNAL"],
] as const) {
  test(`after ${title} the form shows the error, keeps its input and can be sent again`, async () => {
    await press();
    await settle(() => answers[0]?.reject(error));
    expect(text("[role=alert]")).toBe(code);
    expect(text("#entered")).toBe("Pumpenhof");
    expect([field("name").value, field("password").value]).toEqual(["Pumpenhof", "geheim-123"]);
    await press();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.get("password")).toBe("geheim-123");
  });
}

test("after an error all input stays, the password too", async () => {
  await press();
  await settle(() =>
    answers[0]?.resolve({ ok: false, code: "INVALID_CREDENTIALS", issues: [], entered: {} }),
  );
  expect(text("[role=alert]")).toBe("INVALID_CREDENTIALS");
  expect([field("name").value, field("password").value]).toEqual(["Pumpenhof", "geheim-123"]);
});

test("a second press while the first is pending sends nothing", async () => {
  await press();
  await press();
  expect(sent).toHaveLength(1);
});

async function press(): Promise<void> {
  await act(async () => document.querySelector("button")?.click());
}

async function settle(answer: () => void): Promise<void> {
  await act(async () => {
    answer();
    await new Promise((done) => setTimeout(done));
  });
}

function field(name: string): HTMLInputElement {
  return document.querySelector(`[name=${name}]`) as HTMLInputElement;
}

function text(selector: string): string | null | undefined {
  return document.querySelector(selector)?.textContent;
}
