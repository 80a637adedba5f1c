import { type Issue, issueAt, issueCode, issuesOf } from "@/lib/errors/issues";
import type { ListingCondition } from "@/lib/listings/fields";
import { type ImportChoices, importChoices } from "./schema";

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
}

/** What was chosen, as the form shows it. */
export function enteredChoicesOf({ defaults, ...rest }: ImportChoices): EnteredChoices {
  return { ...defaults, condition: defaults.condition ?? "", ...rest };
}

/** What the form says, as update-csv-import takes it. */
export function choicesOf(entered: EnteredChoices): ImportChoices {
  const { existing, blankCells, quantityMeans, condition, ...defaults } = entered;
  return {
    defaults: { ...defaults, condition: condition || null },
    existing,
    blankCells,
    quantityMeans,
  };
}

/** What is wrong with them, at the form's own fields. */
export function issuesOfChoices(entered: EnteredChoices): Issue[] {
  const { error } = importChoices.safeParse(choicesOf(entered), { error: issueCode });
  const issues = error ? issuesOf(error) : [];
  return issues.map(({ path, code }) => issueAt(choiceFieldAt(path), code));
}

/** The form's field for a path of update-csv-import. */
export function choiceFieldAt(path: string): string {
  return path.split(".").at(-1) ?? path;
}
