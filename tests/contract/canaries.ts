import { z } from "zod";
import { containsExampleId, examplePassword } from "@/lib/fields/example-ids";
import type { AnyOperation } from "@/lib/operations/define";
import { changedAt, type Place, placesIn, valueAt } from "./places";

export const canary = "kanarienvogel";

type Called = Pick<AnyOperation, "input" | "example">;

/** A canary in every text of the example, valid or not. */
export function withCanariesEverywhere({ example }: Called): unknown {
  return textsIn(example).reduce((payload, place) => changedAt(payload, place, canary), example);
}

/**
 * A canary in every free text, optional ones included. Each is different, because names and addresses of
 * accounts are unique.
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

export function hasCanary(payload: unknown): boolean {
  return JSON.stringify(payload)?.includes(canary) ?? false;
}

/** All texts except ids and the password, without which the call would be refused at once. */
function textsIn(example: unknown): Place[] {
  return placesIn(example).filter((place) => {
    const value = valueAt(example, place);
    return typeof value === "string" && !containsExampleId({ value }) && value !== examplePassword;
  });
}

function leftOut(input: z.ZodType, example: object): Place[] {
  const { properties = {} } = z.toJSONSchema(input, { io: "input" });
  return Object.keys(properties)
    .filter((name) => !(name in example))
    .map((name) => [name]);
}
