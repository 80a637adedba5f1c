import "server-only";
import { withNext } from "@/lib/site/next-address";
import { site } from "@/lib/site/site";
import { absoluteUrl } from "./absolute-url";
import type { Letter, MailTexts } from "./letter";
import type { MailData } from "./schema";

/** The link that proves an address (contract §3). */
export function verifyEmail(t: MailTexts, { token, next }: MailData<"verify-email">): Letter {
  return {
    subject: t("mail|verify-email|subject", of),
    opening: [t("mail|verify-email|opening", of)],
    action: {
      label: t("mail|verify-email|action"),
      url: tokenUrl("/email-verification", token, next),
    },
    ending: [t("mail|verify-email|ending")],
  };
}

/** Instead of a second link, so that the signup screen tells nobody that the address is known. */
export function accountExists(t: MailTexts, { next }: MailData<"account-exists">): Letter {
  return {
    subject: t("mail|account-exists|subject", of),
    opening: [t("mail|account-exists|opening", of)],
    action: { label: t("mail|account-exists|action"), url: absoluteUrl(withNext("/login", next)) },
    ending: [t("mail|account-exists|ending")],
  };
}

/** The link that sets a new password (contract §3). */
export function resetPassword(t: MailTexts, { token, next }: MailData<"reset-password">): Letter {
  return {
    subject: t("mail|reset-password|subject", of),
    opening: [t("mail|reset-password|opening", of)],
    action: {
      label: t("mail|reset-password|action"),
      url: tokenUrl("/password-reset", token, next),
    },
    ending: [t("mail|reset-password|ending")],
  };
}

/** Instead of a link, so that asking for one tells nobody whether the address is known. */
export function noAccount(t: MailTexts, { next }: MailData<"no-account">): Letter {
  return {
    subject: t("mail|no-account|subject", of),
    opening: [t("mail|no-account|opening", of)],
    action: { label: t("mail|no-account|action"), url: absoluteUrl(withNext("/signup", next)) },
    ending: [t("mail|no-account|ending")],
  };
}

/** The link that proves the new address. */
export function confirmEmailChange(
  t: MailTexts,
  { token }: MailData<"confirm-email-change">,
): Letter {
  return {
    subject: t("mail|confirm-email-change|subject", of),
    opening: [t("mail|confirm-email-change|opening", of)],
    action: {
      label: t("mail|confirm-email-change|action"),
      url: tokenUrl("/email-verification", token),
    },
    ending: [t("mail|confirm-email-change|ending")],
  };
}

/** To the old address: who did not do this must hear of it. */
export function emailChanged(t: MailTexts, { newEmail }: MailData<"email-changed">): Letter {
  return {
    subject: t("mail|email-changed|subject", of),
    opening: [t("mail|email-changed|opening", { ...of, newEmail })],
    ending: [t("mail|email-changed|ending", of)],
  };
}

/** To the owner: who did not do this gets the account back by the link. */
export function passwordChanged(t: MailTexts): Letter {
  return {
    subject: t("mail|password-changed|subject", of),
    opening: [t("mail|password-changed|opening", of)],
    action: {
      label: t("mail|password-changed|action"),
      url: absoluteUrl("/request-password-reset"),
    },
    ending: [t("mail|password-changed|ending", of)],
  };
}

/** The last letter an address gets from us. */
export function accountDeleted(t: MailTexts): Letter {
  return {
    subject: t("mail|account-deleted|subject", of),
    opening: [t("mail|account-deleted|opening", of)],
    ending: [t("mail|account-deleted|ending", of)],
  };
}

function tokenUrl(path: string, token: string, next?: string | undefined): string {
  return absoluteUrl(withNext(`${path}?token=${encodeURIComponent(token)}`, next));
}

const of = { site: site.name, contact: site.contactEmail };
