import "server-only";
import {
  accountDeleted,
  accountExists,
  confirmEmailChange,
  emailChanged,
  noAccount,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from "./account-letters";
import { contactMessage, questionReceived } from "./contact-letters";
import type { Letter, MailTexts } from "./letter";
import { isMailTemplate, type MailData, type MailTemplate, mailTemplates } from "./schema";
import {
  partyBlocked,
  requestReceived,
  statusChanged,
  voided,
  withdrawn,
} from "./transaction-letters";

type Writer<Template extends MailTemplate> = (t: MailTexts, data: MailData<Template>) => Letter;

const writers: { [Template in MailTemplate]: Writer<Template> } = {
  "verify-email": verifyEmail,
  "account-exists": accountExists,
  "reset-password": resetPassword,
  "no-account": noAccount,
  "confirm-email-change": confirmEmailChange,
  "email-changed": emailChanged,
  "password-changed": passwordChanged,
  "account-deleted": accountDeleted,
  "question-received": questionReceived,
  "contact-message": contactMessage,
  "request-received": requestReceived,
  "transaction-status-changed": statusChanged,
  "transaction-withdrawn": withdrawn,
  "trade-party-blocked": partyBlocked,
  "transaction-voided": voided,
};

/** The letter of a template. Throws an Error for an unknown template or data that does not fit it. */
export function writeLetter(t: MailTexts, template: string, data: unknown): Letter {
  if (!isMailTemplate(template)) {
    throw new Error(`There is no mail template "${template}".`);
  }
  return writeOf(t, template, data);
}

function writeOf<Template extends MailTemplate>(t: MailTexts, template: Template, data: unknown) {
  return writers[template](t, mailTemplates[template].parse(data) as MailData<Template>);
}
