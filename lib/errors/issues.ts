import type { z } from "zod";

/** `code` may carry a parameter: `at_least:3`. */
export interface Issue {
  path: string;
  code: string;
  message: string;
}

const issueTexts: Record<string, string> = {
  is_required: "is required",
  required: "Required",
  larger_than_zero: "must be larger than 0",
  delivery_method: "at least one delivery method",
  at_least: "Must be at least {n}",
  greater_than: "Must be greater than {n}",
  at_most: "Must be at most {n}",
  too_short: "Must have at least {n} characters",
  too_long: "Must have at most {n} characters",
  too_many: "Must be at most {n} entries",
  email_required: "Email is required",
  email_invalid: "Must be an email address",
  password_required: "Password is required",
  password_too_short: "Must have at least {n} characters",
  password_confirmation_required: "Password confirmation is required",
  passwords_differ: "Passwords don't match!",
  password_wrong: "is not the right password",
  email_unchanged: "is your address already",
  username_taken: "is already taken",
  name_alike: "is too much like a name that is taken",
  name_official: "must not look like a name of ours: please write your company's name",
  name_link:
    "must not look like an address or a link: please write the name without its ending, such as .de",
  name_scripts: "must not mix letters of several alphabets",
  token_missing:
    "The token is missing from the URL. Please check the link you received in your email.",
  listing_id_not_a_number: "Invalid listing ID: Must be a number.",
  min_above_quantity: "must not be larger than the quantity",
  below_committed: "must not be below the {n} pieces that are reserved or sold",
  year_in_future: "lies in the future",
  ean_check_digit: "is not a valid number: please correct or confirm it",
  bundle_price_differs: "does not agree with the price per product",
  bundle_price_needs_bundle: "needs the bundle-only flag",
  whole_bundle: "only the whole bundle can be requested",
  below_minimum: "is below the minimum order quantity of {n}",
  sold_by_hand: "cannot be set by hand",
  file_type: "is not a supported file type",
  not_found: "does not exist",
  manufacturer_exists: "is the name of another manufacturer",
  too_many_manufacturers:
    "is a new name, and you have added very many new ones: please choose a known manufacturer, or try again later",
  alias_exists: "leads to this manufacturer already",
  alias_is_word:
    "is a word for parts or an everyday word, by which nobody means this manufacturer alone",
  too_many_aliases: "would be one of more than {n}: please remove another one first",
  manufacturer_itself: "must be another manufacturer",
  main_image_twice: "cannot be sent together with mainImageId",
  on_listing: "belongs to listing {n} already",
  unassigned: "has yet to be assigned",
  assigned_twice: "has a column that is assigned twice",
  decimal_mark_open: "has numbers that can be read in two ways",
  question_open: "needs an answer",
  listing_unknown: "is no listing of yours, or stands in the file twice",
  picture_address: "must be an https address on the public internet",
  picture_unreachable: "leads to no picture that can be fetched",
  picture_too_large: "is larger than 10 MB",
  picture_invalid: "is no picture of the kinds JPEG, PNG, WebP and AVIF",
  number_ambiguous: "can be read in two ways: please choose the decimal mark of the column",
  number_damaged:
    "was rounded by the spreadsheet: please format the column as a number there and save the file again",
  number_unreadable: "is not a number",
  number_not_whole: "must be a whole number",
  price_fraction: "must have at most two decimals",
  price_per_fraction: "is no whole number of cents per piece when divided by {n}",
  price_key:
    "is probably a key (DATANORM: 0 = 1, 1 = 10, 2 = 100, 3 = 1,000 pieces): please write out the number of pieces in the whole column, also instead of 1",
  price_currency: "must be in euros",
  quantity_unit: "counts packs, dozens, hundreds or thousands: please state pieces",
  ean_damaged:
    "was rounded by the spreadsheet: please format the column as text in the original and export it again",
  ean_unreadable: "is no EAN: please state its digits only, or leave the cell empty",
  ean_too_many: "has more than 14 digits: please state one EAN only",
  code_damaged:
    "was rounded or made a date by the spreadsheet: please format the column as text in the original and export it again",
  flag_unknown: 'must be "yes" or "no"',
  condition_unknown: "is not a known condition",
  country_unknown: "must be a country, such as DE or Germany",
  year_unreadable: "must be a year of four digits",
  letter_unreadable: "has a letter that cannot be read (\uFFFD): please correct it",
  cell_error: "holds an error of the spreadsheet",
  too_many_cells:
    "has more cells than there are headings: a text or a number seems to hold a delimiter",
  invalid: "is not valid",
};

type RawIssue = z.core.$ZodRawIssue;

/** zod's error map. */
export function issueCode(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) {
        return "required";
      }
      // A form makes NaN of what is no whole number.
      return Number.isNaN(issue.input) ? "number_not_whole" : "invalid";
    case "too_small":
      return smallCode(issue);
    case "too_big":
      return bigCode(issue);
    case "invalid_format":
      return issue.format === "email" ? "email_invalid" : "invalid";
    default:
      return "invalid";
  }
}

function smallCode(issue: Extract<RawIssue, { code: "too_small" }>): string {
  if (issue.origin === "string") {
    return issue.minimum === 1 ? "required" : `too_short:${issue.minimum}`;
  }
  return issue.inclusive === false ? `greater_than:${issue.minimum}` : `at_least:${issue.minimum}`;
}

function bigCode(issue: Extract<RawIssue, { code: "too_big" }>): string {
  if (issue.origin === "string") {
    return `too_long:${issue.maximum}`;
  }
  return issue.origin === "array" ? `too_many:${issue.maximum}` : `at_most:${issue.maximum}`;
}

export function partsOfIssue(code: string): { code: string; n: string } {
  const [name = "invalid", n = ""] = code.split(":");
  return { code: name in issueTexts ? name : "invalid", n };
}

/** For checks beyond the schema. */
export function issueAt(path: string, code: string): Issue {
  const parts = partsOfIssue(code);
  return { path, code, message: (issueTexts[parts.code] ?? "").replace("{n}", parts.n) };
}

// More would not help a caller.
const maxIssues = 100;

export function issuesOf(error: z.ZodError): Issue[] {
  return error.issues
    .slice(0, maxIssues)
    .map((issue) => issueAt(issue.path.map(String).join("."), issue.message));
}
