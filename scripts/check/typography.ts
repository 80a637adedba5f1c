import type { Messages } from "./message-arguments.ts";

const everywhere: [RegExp, string][] = [
  [/ {2}/, "two spaces"],
  [/^\s|\s$/, "a space at its edge"],
  [/"/, "a straight quotation mark"],
  [/\p{L}'\p{L}/u, "a straight apostrophe"],
  [/\.\.\./, "three dots for an ellipsis"],
  [/ - /, "a hyphen for a dash"],
  [/ [,.;:!?](?!\w)/, "a space before a mark"],
];
const only = {
  de: [
    [/‘|(?<!„[^“]*)“/, "an English quotation mark"],
    [/—/, "an English dash"],
    [/\b(?:[Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir)\b/, "the familiar form"],
  ],
  en: [[/„/, "a German quotation mark"]],
} satisfies Record<string, [RegExp, string][]>;

// Fixed wording.
const givenInEnglish = [
  "auth|signup|done",
  "auth|verification|busy",
  "issue|passwords_differ",
  "listing|form|manufacturer|create",
];

export function typographyErrors(locale: "de" | "en", messages: Messages): string[] {
  const rules: [RegExp, string][] = [...everywhere, ...only[locale]];
  const given = locale === "en" ? givenInEnglish : [];
  const own = Object.entries(messages).filter(([key]) => !given.includes(key));
  return own.flatMap(([key, message]) =>
    rules
      .filter(([pattern]) => pattern.test(message))
      .map(([, error]) => `${key} has ${error} in ${locale}.json`),
  );
}
