import { expect } from "vitest";
import type { z } from "zod";
import type { Operation } from "@/lib/operations/define";
import { runOperation } from "@/lib/operations/run";
import type { Viewer } from "@/lib/operations/viewer";

/** What an operation answers to a viewer, once it is seen to be what its schema says and nothing beside. */
export async function exactAnswer<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  viewer: Viewer,
  payload: z.input<Input>,
): Promise<Answer> {
  const { answer } = await runOperation(operation, viewer, payload);
  // What the schema does not name is lost on the way through it.
  expect(operation.answer.parse(answer)).toStrictEqual(answer);
  return answer;
}
