import { type FieldErrors, type Resolver, set } from "react-hook-form";
import {
  choiceFieldAt,
  type EnteredChoices,
  issuesOfChoices,
} from "@/lib/csv-import/entered-choices";
import type { Issue } from "@/lib/errors/issues";

/** The same schema that the server asks. */
export const choicesResolver: Resolver<EnteredChoices> = (values) => {
  const errors = errorsOf(issuesOfChoices(values));
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Issues as errors of the form's fields, whether they come from it or from update-csv-import. */
export function errorsOf(issues: readonly Issue[]): FieldErrors<EnteredChoices> {
  const errors: FieldErrors<EnteredChoices> = {};
  for (const { path, code } of issues) {
    set(errors, choiceFieldAt(path), { type: code, message: code });
  }
  return errors;
}
