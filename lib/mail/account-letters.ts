import "server-only";
import { site } from "@/lib/site/site";
import { absoluteUrl } from "./absolute-url";
import type { Letter, MailTexts } from "./letter";
import type { MailData } from "./schema";

/** The link that proves an address (contract §3). */
export function verifyEmail(t: MailTexts, { token }: MailData<"verify-email">): Letter {
  return {
    subject: t("mail|verify-email|subject", { site: site.name }),
    opening: [t("mail|greeting"), t("mail|verify-email|opening", { site: site.name })],
    action: {
      label: t("mail|verify-email|action"),
      url: absoluteUrl(`/email-verification?token=${encodeURIComponent(token)}`),
    },
    ending: [t("mail|verify-email|ending")],
  };
}

/** Instead of a second link, so that the signup screen tells nobody that the address is known. */
export function accountExists(t: MailTexts): Letter {
  return {
    subject: t("mail|account-exists|subject", { site: site.name }),
    opening: [t("mail|greeting"), t("mail|account-exists|opening", { site: site.name })],
    action: { label: t("mail|account-exists|action"), url: absoluteUrl("/login") },
    ending: [t("mail|account-exists|ending")],
  };
}
