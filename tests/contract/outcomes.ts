import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Access } from "@/lib/operations/access";
import type { Caller, Stage } from "./cast";

export interface Expectation {
  access: Access<never>["kind"];
  /** What each caller of the operation's example gets: the answer, or the refusal with this code. */
  outcome: Record<Caller, "answer" | ErrorCode>;
  /** What the example needs beside what every stage has. */
  prepare?: (stage: Stage) => Promise<unknown>;
}

/** A dead session is refused by public operations, too. */
export const everyone = {
  visitor: "answer",
  stranger: "answer",
  buyer: "answer",
  owner: "answer",
  administrator: "answer",
  blocked: "UNAUTHENTICATED",
} as const;

export const members = { ...everyone, visitor: "UNAUTHENTICATED" } as const;

export const administrators = {
  ...members,
  stranger: "FORBIDDEN",
  buyer: "FORBIDDEN",
  owner: "FORBIDDEN",
} as const;
