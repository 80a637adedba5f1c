import { type FieldIssue, issuesIn } from "@/components/form/field-errors";
import type { SummaryError } from "@/components/ui/inputs/error-summary";
import { issuesOfForm } from "@/lib/listings/form";
import { type ListingFormValues, payloadOf } from "./form-values";
import { listingEntries } from "./listing-difference";

/** In the order of the form. */
export function listingIssues(values: ListingFormValues): FieldIssue[] {
  return issuesOfForm(values, payloadOf(values))
    .map(({ path, code }) => ({ path: fieldAt(path), code }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function summaryErrorsOf(
  errors: object,
  sentence: (field: string, code: string) => string,
): SummaryError[] {
  return issuesIn(errors).map(({ path, code }) => ({
    id: path === "documentIds" ? "documents" : path,
    text: sentence(path, code),
  }));
}

function placeOf({ path }: FieldIssue): number {
  const [name = ""] = path.split(".");
  return listingEntries.indexOf(name.replace("documentIds", "documents"));
}

/** Maps an entry of the payload to the form's field. */
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
