import { z } from "zod";
import { examplePassword, namesExample } from "@/lib/fields/example-ids";
import type { AnyOperation } from "@/lib/operations/define";
import { changedAt, type Place, placesIn, valueAt } from "./places";

/** What is somebody's own, so that no log may say it. */
export const canary = "kanarienvogel";

type Called = Pick<AnyOperation, "input" | "example">;

/** An operation's example with a canary in every text, whether its schema takes it or not. */
export function withCanariesEverywhere({ example }: Called): unknown {
  return textsIn(example).reduce((payload, place) => changedAt(payload, place, canary), example);
}

/**
 * An operation's example with a canary in every text that may be anything, those included which the example leaves out.
 * No two have the same: names and addresses of accounts are there once.
 */
export function withCanaries({ input, example = {} }: Called): unknown {
  const name = `${canary}-${Math.random().toString(36).slice(2, 8)}`;
  return [...textsIn(example), ...leftOut(input, Object(example))].reduce<unknown>(
    (payload, place) => {
      const changes = [name, `${name}@example.com`].map((text) => changedAt(payload, place, text));
      return changes.find((change) => input.safeParse(change).success) ?? payload;
    },
    example,
  );
}

/** Whether there is one in a payload. */
export function hasCanary(payload: unknown): boolean {
  return JSON.stringify(payload)?.includes(canary) ?? false;
}

/** The places of all texts but ids and the password without which nothing else is looked at. */
function textsIn(example: unknown): Place[] {
  return placesIn(example).filter((place) => {
    const value = valueAt(example, place);
    return typeof value === "string" && !namesExample({ value }) && value !== examplePassword;
  });
}

function leftOut(input: z.ZodType, example: object): Place[] {
  const { properties = {} } = z.toJSONSchema(input, { io: "input" });
  return Object.keys(properties)
    .filter((name) => !(name in example))
    .map((name) => [name]);
}
