// Far beyond what people write.
export const maxNameLength = 200;
export const maxMessageLength = 10_000;

/** The form's page includes the texts of these issues. */
export const operatorIssues = [
  "is_required",
  "email_required",
  "email_invalid",
  "too_long:254",
  `too_long:${maxNameLength}`,
  `too_long:${maxMessageLength}`,
  "invalid",
];

/** A hidden field that only bots fill (docs/decisions/0030). */
export const trapField = "subject";
