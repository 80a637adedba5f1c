import { type Issue, issueAt, issueCode, issuesOf } from "@/lib/errors/issues";
import type { ListingCondition } from "@/lib/fields/listing-status-and-condition";
import { type ImportChoices, importChoices } from "../schema";

type Defaults = Omit<ImportChoices["defaults"], "condition">;
type OtherChoices = Omit<ImportChoices, "defaults" | "manufacturers">;

/** The defaults step's form. */
export type EnteredChoices = Defaults & OtherChoices & { condition: ListingCondition | "" };

export function enteredChoicesOf({ defaults, ...rest }: ImportChoices): EnteredChoices {
  return { ...defaults, condition: defaults.condition ?? "", ...rest };
}

export function choicesOf({
  existing,
  blankCells,
  quantityMeans,
  sameParts,
  missing,
  condition,
  ...defaults
}: EnteredChoices): ImportChoices {
  const choices = { existing, blankCells, quantityMeans, sameParts, missing };
  return { ...choices, defaults: { ...defaults, condition: condition || null } };
}

export function issuesOfChoices(entered: EnteredChoices): Issue[] {
  const { error } = importChoices.safeParse(choicesOf(entered), { error: issueCode });
  const issues = error ? issuesOf(error) : [];
  return issues.map(({ path, code }) => issueAt(choiceFieldAt(path), code));
}

export function choiceFieldAt(path: string): string {
  return path.split(".").at(-1) ?? path;
}
