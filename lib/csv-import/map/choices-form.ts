import { type Issue, issueAt, issueCode, issuesOf } from "@/lib/errors/issues";
import type { ListingCondition } from "@/lib/fields/listing-status-and-condition";
import { type ImportChoices, importChoices } from "../schema";

/** The defaults step's form: amounts in cents, a quantity of 0 where nothing is typed. */
export interface EnteredChoices {
  shippingPossible: boolean;
  pickupPossible: boolean;
  shippingPriceInCt: number | null;
  shippingNote: string;
  bundleOnly: boolean;
  minOrderQuantity: number;
  condition: ListingCondition | "";
  existing: ImportChoices["existing"];
  blankCells: ImportChoices["blankCells"];
  quantityMeans: ImportChoices["quantityMeans"];
  // The preview asks about these.
  sameParts: ImportChoices["sameParts"];
  missing: ImportChoices["missing"];
}

export function enteredChoicesOf({ defaults, ...rest }: ImportChoices): EnteredChoices {
  return { ...defaults, condition: defaults.condition ?? "", ...rest };
}

export function choicesOf(entered: EnteredChoices): ImportChoices {
  const { existing, blankCells, quantityMeans, sameParts, missing, condition, ...defaults } =
    entered;
  return {
    defaults: { ...defaults, condition: condition || null },
    existing,
    blankCells,
    quantityMeans,
    sameParts,
    missing,
  };
}

export function issuesOfChoices(entered: EnteredChoices): Issue[] {
  const { error } = importChoices.safeParse(choicesOf(entered), { error: issueCode });
  const issues = error ? issuesOf(error) : [];
  return issues.map(({ path, code }) => issueAt(choiceFieldAt(path), code));
}

export function choiceFieldAt(path: string): string {
  return path.split(".").at(-1) ?? path;
}
