import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Access } from "@/lib/operations/access";
import type { Role, Stage } from "./cast";

export interface Expectation {
  access: Access<never>["kind"];
  payload: (stage: Stage) => unknown;
  /** What each role gets: the answer, or the refusal with this code. */
  outcome: Record<Role, "answer" | ErrorCode>;
}

export const everyone = {
  visitor: "answer",
  stranger: "answer",
  buyer: "answer",
  owner: "answer",
  administrator: "answer",
} as const;

export const members = { ...everyone, visitor: "UNAUTHENTICATED" } as const;

export const administrators = {
  visitor: "UNAUTHENTICATED",
  stranger: "FORBIDDEN",
  buyer: "FORBIDDEN",
  owner: "FORBIDDEN",
  administrator: "answer",
} as const;
