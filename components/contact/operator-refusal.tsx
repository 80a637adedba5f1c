"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { Failure, FailureCode } from "@/lib/operations/action-result";
import { controlId } from "./operator-control";
import type { OperatorField } from "./operator-fields";

/** Why a message was not sent, as the server has said it in the page's language. */
export interface RefusalTexts {
  faults: string;
  /** Sentences by issue code. */
  issues: Record<string, string>;
  tooMany: ReactNode;
  failed: ReactNode;
  unreachable: ReactNode;
}

const kinds: Partial<Record<FailureCode, "tooMany" | "unreachable">> = {
  TOO_MANY_REQUESTS: "tooMany",
  UNREACHABLE: "unreachable",
};

type Sentences = Partial<Record<string, string>>;

interface OperatorRefusalProps {
  failure: Failure;
  fields: OperatorField[];
  sentences: Sentences;
  refused: RefusalTexts;
}

/** Above the form: its faults, or why there was no looking at them. */
export function OperatorRefusal({ failure, fields, sentences, refused }: OperatorRefusalProps) {
  const errors = fields.flatMap(({ name, title }) => {
    const sentence = sentences[name];
    return sentence ? [{ id: controlId(name), text: `${title}: ${sentence}` }] : [];
  });
  return (
    <FocusedNotice news={failure}>
      {errors.length > 0 ? (
        <ErrorSummary title={refused.faults} errors={errors} refusals={0} />
      ) : (
        refused[kinds[failure.code] ?? "failed"]
      )}
    </FocusedNotice>
  );
}

/** What is wrong with each field, the first that was found. */
export function sentencesOf(failure: Failure | null, { issues }: RefusalTexts): Sentences {
  const found = failure?.issues.toReversed() ?? [];
  return Object.fromEntries(found.map(({ path, code }) => [path, issues[code] ?? issues.invalid]));
}
