// The spec names no bounds for the contact form (§2.13): these are the mail's, beyond what anybody writes.
export const maxNameLength = 200;
export const maxMessageLength = 10_000;

/** Every issue that a posted message can have: the form's page brings their sentences along. */
export const operatorIssues = [
  "is_required",
  "email_required",
  "email_invalid",
  "too_long:254",
  `too_long:${maxNameLength}`,
  `too_long:${maxMessageLength}`,
  "invalid",
];

/** The field of the form that nobody sees (docs/decisions/0030-contact.md). */
export const trapField = "subject";
