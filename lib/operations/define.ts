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
  /** Null without an Idempotency-Key. */
  call: IdempotentCall | null;
  /** Marks cache tags as stale after success. */
  drop: (...tags: string[]) => void;
}

export interface CallLimit<Input> {
  readonly limit: Limit;
  /** Defaults to the viewer's user. */
  accountOf?(input: Input): string | undefined;
  /** A known device has a share of its own. */
  deviceOf?(input: Input, client: Client): Promise<string | undefined>;
  /** Every call counts by default. */
  counts?(input: Input): boolean;
}

export interface Operation<
  Input extends z.ZodType,
  Answer,
  V extends Viewer = Viewer,
  Name extends string = string,
> {
  /** Kebab-case; the message `operation|{name}` describes it. */
  readonly name: Name;
  readonly access: Access<V>;
  readonly input: Input;
  readonly answer: z.ZodType<Answer>;
  /** Besides the codes of access, input and limits. */
  readonly errors?: readonly ErrorCode[];
  /** Null falls back to VALIDATION. */
  rejectionOf?(issues: Issue[], payload: unknown): AppError | null;
  /** Works with example-ids.ts; shown in /api-docs and sent by contract tests. */
  readonly example?: z.input<Input>;
  readonly limits?: readonly CallLimit<z.output<Input>>[];
  /** In bytes; 1 MB by default. */
  readonly maxBodyBytes?: number;
  /** See lib/idempotency/idempotency.ts. */
  readonly idempotent?: true;
  run(call: Call<V, z.output<Input>>): Promise<NoInfer<Answer>>;
  /** Tags for cached pages that read this. */
  reads?(input: z.output<Input>): string[];
}

export type AnyOperation = Operation<z.ZodType, unknown>;

export function operation<
  Input extends z.ZodType,
  Answer,
  V extends Viewer,
  const Name extends string,
>(definition: Operation<Input, Answer, V, Name>): Operation<Input, Answer, V, Name> {
  return definition;
}
