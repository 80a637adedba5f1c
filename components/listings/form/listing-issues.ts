import { type FieldErrors, type Resolver, set } from "react-hook-form";
import type { FieldFault } from "@/components/ui/error-summary";
import type { Issue } from "@/lib/errors/issues";
import { issuesOfEntered } from "@/lib/listings/entered";
import { type ListingFormValues, payloadOf } from "./form-values";
import { listingEntries } from "./listing-difference";

type Errors = FieldErrors<ListingFormValues>;

/** The same schema that the server asks, on the payload that the server gets. */
export const listingResolver: Resolver<ListingFormValues> = (values) => {
  const errors = errorsOf(issuesOfEntered(values, payloadOf(values)));
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The payload's issues as errors of the form's fields, in their order. */
export function errorsOf(issues: readonly Issue[]): Errors {
  const errors: Errors = {};
  for (const { path, code } of issues.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    set(errors, fieldAt(path), { type: code, message: code });
  }
  return errors;
}

/** Every error of the form for the summary above it; `sentence` names the field. */
export function faultsOf(
  errors: object,
  sentence: (field: string, code: string) => string,
  prefix = "",
): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = prefix + name;
    const message = (error as { message?: unknown } | undefined)?.message;
    if (typeof message === "string") {
      return [{ id: path === "documentIds" ? "documents" : path, text: sentence(path, message) }];
    }
    return error && typeof error === "object" ? faultsOf(error, sentence, `${path}.`) : [];
  });
}

function placeOf({ path }: Issue): number {
  const [name = ""] = fieldAt(path).split(".");
  return listingEntries.indexOf(name.replace("documentIds", "documents"));
}

/** The name under which the form knows an entry of the payload. */
export function fieldAt(path: string): string {
  const [name = "", index] = path.split(".");
  switch (name) {
    case "documentTypes":
    case "mainImageId":
      return "documentIds";
    case "priceForBundle":
      return "pricePerProductInCt";
    case "manufacturer":
      return name;
    case "alternateProductCodes":
      return index === undefined ? name : `${name}.${index}.code`;
    default:
      return path;
  }
}
