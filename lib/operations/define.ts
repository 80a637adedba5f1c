import type { z } from "zod";
import type { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Issue } from "@/lib/errors/issues";
import type { Viewer } from "@/lib/fields/viewer";
import type { IdempotentCall } from "@/lib/idempotency/schema";
import type { Limit } from "@/lib/limits/limits";
import type { Client } from "@/lib/request/client";
import type { Access } from "./access";

export interface Call<V extends Viewer, Input> {
  viewer: V;
  input: Input;
  client: Client;
  /** Of an `idempotent` operation: what the caller named the call by, null where nobody did. */
  call: IdempotentCall | null;
  /** Names cache tags that are stale once the operation has succeeded. */
  drop: (...tags: string[]) => void;
}

export interface CallLimit<Input> {
  readonly limit: Limit;
  /** The account that a call is about, whether it exists or not; the viewer's user unless given. */
  accountOf?(input: Input): string | undefined;
  /** What names the caller's device, where that account knows it: it has a share of its own. */
  deviceOf?(input: Input, client: Client): Promise<string | undefined>;
  /** Whether a call counts for it; each does unless given. */
  counts?(input: Input): boolean;
}

/** One operation of contract §2: defined once, served to pages, forms and programs, and described in /openapi.json. */
export interface Operation<
  Input extends z.ZodType,
  Answer,
  V extends Viewer = Viewer,
  Name extends string = string,
> {
  /** Kebab-case, as in `POST /operations/{name}`; what it does says the message `operation|{name}`. */
  readonly name: Name;
  readonly access: Access<V>;
  readonly input: Input;
  readonly answer: z.ZodType<Answer>;
  /** What it refuses beside what follows from its access, its input and its limits (refusals.ts). */
  readonly errors?: readonly ErrorCode[];
  /** The refusal of an input whose faults have a code of their own; null for VALIDATION. */
  refusalOf?(issues: Issue[], payload: unknown): AppError | null;
  /** A payload that works as it stands for the things of example-ids.ts: /api-docs shows it, the contract tests send it. */
  readonly example?: z.input<Input>;
  /** How often it may be called; every call counts for each of them. */
  readonly limits?: readonly CallLimit<z.output<Input>>[];
  /** The most that the body of a call may have, in bytes; 1 MB unless given. */
  readonly maxBodyBytes?: number;
  /** Whether a repeat under the same Idempotency-Key is answered and not done again (lib/idempotency/run-once.ts). */
  readonly idempotent?: true;
  run(call: Call<V, z.output<Input>>): Promise<NoInfer<Answer>>;
  /** Cache tags that a cached page depending on this read carries. */
  reads?(input: z.output<Input>): string[];
}

/** An operation of any input and answer, as the registry holds them. */
export type AnyOperation = Operation<z.ZodType, unknown>;

/** Declares an operation; only infers its types. */
export function operation<
  Input extends z.ZodType,
  Answer,
  V extends Viewer,
  const Name extends string,
>(definition: Operation<Input, Answer, V, Name>): Operation<Input, Answer, V, Name> {
  return definition;
}
