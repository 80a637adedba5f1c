import type { z } from "zod";
import type { NamedCall } from "@/lib/idempotency/schema";
import type { Limit } from "@/lib/limits/limits";
import type { Client } from "@/lib/site/client";
import type { Access } from "./access";
import type { Viewer } from "./viewer";

export interface Call<V extends Viewer, Input> {
  viewer: V;
  input: Input;
  client: Client;
  /** Of an `idempotent` operation: what the caller named the call by, null where nobody did. */
  call: NamedCall | null;
  /** Names cache tags that are stale once the operation has succeeded. */
  drop: (...tags: string[]) => void;
}

/** A limit of an operation. */
export interface CallLimit<Input> {
  readonly limit: Limit;
  /** The account that a call is about, whether it exists or not; the viewer's user unless given. */
  accountOf?(input: Input): string | undefined;
}

/** One operation of contract §2: defined once, served to pages, forms and programs. */
export interface Operation<Input extends z.ZodType, Answer, V extends Viewer = Viewer> {
  /** Kebab-case, as in `POST /operations/{name}`. */
  readonly name: string;
  readonly access: Access<V>;
  readonly input: Input;
  /** How often it may be called; every call counts for each of them. */
  readonly limits?: readonly CallLimit<z.output<Input>>[];
  /** The most that the body of a call may have, in bytes; 1 MB unless given. */
  readonly maxBodyBytes?: number;
  /** Whether a repeat under the same Idempotency-Key is answered and not done again (lib/idempotency/once.ts). */
  readonly idempotent?: true;
  run(call: Call<V, z.output<Input>>): Promise<Answer>;
  /** Cache tags that a cached page depending on this read carries. */
  reads?(input: z.output<Input>): string[];
}

/** An operation of any input and answer, as the registry holds them. */
export type AnyOperation = Operation<z.ZodType, unknown>;

/** Declares an operation; only infers its types. */
export function operation<Input extends z.ZodType, Answer, V extends Viewer>(
  definition: Operation<Input, Answer, V>,
): Operation<Input, Answer, V> {
  return definition;
}
