import "server-only";
import { unstable_cache } from "next/cache";
import superjson from "superjson";
import type { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { currentClient } from "@/lib/request/current-request";
import type { Operation } from "./define";
import { runOperation } from "./run";

const cacheBeltInSeconds = 300;

/** Throws the operation's errors. */
export async function loadAs<Input extends z.ZodType, Answer, V extends Viewer>(
  viewer: Viewer,
  operation: Operation<Input, Answer, V>,
  input: z.input<Input>,
): Promise<Answer> {
  return (await runOperation(operation, viewer, input, currentClient())).answer;
}

export async function findAs<Input extends z.ZodType, Answer, V extends Viewer>(
  viewer: Viewer,
  operation: Operation<Input, Answer, V>,
  input: z.input<Input>,
): Promise<Answer | null> {
  return loadAs(viewer, operation, input).catch(nullWhenMissing);
}

/** Takes no viewer, so nothing private can be cached. Missing things are cached, too. */
export async function loadShared<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  input: z.input<Input>,
): Promise<Answer> {
  const tags = operation.reads?.(await operation.input.parseAsync(input)) ?? [];
  const key = [operation.name, superjson.stringify(input)];
  const cached = unstable_cache(() => snapshot(operation, input), key, {
    tags,
    revalidate: cacheBeltInSeconds,
  });
  const { answer, missing } = superjson.parse<Snapshot<Answer>>(await cached());
  if (missing !== undefined) {
    throw new AppError(missing);
  }
  return answer as Answer;
}

export async function findShared<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  input: z.input<Input>,
): Promise<Answer | null> {
  return loadShared(operation, input).catch(nullWhenMissing);
}

interface Snapshot<Answer> {
  answer?: Answer;
  missing?: ErrorCode;
}

async function snapshot<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  input: z.input<Input>,
): Promise<string> {
  try {
    // A shared result must not depend on one client.
    const { answer } = await runOperation(operation, visitor, input);
    return superjson.stringify({ answer });
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") {
      return superjson.stringify({ missing: error.code });
    }
    throw error;
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "NOT_FOUND") {
    return null;
  }
  throw error;
}
