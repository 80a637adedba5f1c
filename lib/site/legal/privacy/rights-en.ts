import type { Processor } from "../../operator";
import { type LegalFacts, type LegalSection, said } from "../legal-text";

/** Privacy: who gets data, how long it stays, and what everybody may ask for. */
export function rightsEn(facts: LegalFacts): LegalSection[] {
  const { contactEmail, operator, hasMailDelivery, hasObjectStore } = facts;
  const { email, supervisoryAuthority } = operator.dataProtection;
  return [
    {
      id: "recipients",
      title: "Recipients",
      blocks: [
        "Apart from the parties to a transaction, data go only to service providers that work for us on our instructions (Art. 28 GDPR), and to bodies to which the law obliges us to give information. We do not sell data.",
        {
          list: [
            said(operator.hosting, (one) => `Hosting: ${described(one)}`),
            hasObjectStore
              ? said(operator.storage, (one) => `Storage of files: ${described(one)}`)
              : "",
            hasMailDelivery
              ? said(operator.mailDelivery, (one) => `Delivery of e-mails: ${described(one)}`)
              : "",
          ],
        },
      ],
    },
    {
      id: "deletion",
      title: "Deletion of the account",
      blocks: [
        "You can delete your account in the account settings at any time once no request or reservation is open any more. The following are deleted at once: e-mail address, username, billing address, password hash, sessions, imports, unsent e-mails to you and files that belong to no traded listing. Your listings disappear from the search.",
        "The following remain, without your name: transactions with their notes, traded listings with their documents, the history of their changes and the security history. Other users read “Deleted account” there. Backups are overwritten in the usual rotation.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You have the right of access (Art. 15 GDPR), to rectification (Art. 16), erasure (Art. 17), restriction of processing (Art. 18) and data portability (Art. 20). You can download a file with your data in the account yourself.",
        "**Right to object:** where we process data on the ground of a legitimate interest (Art. 6 (1) (f) GDPR), you may object at any time on grounds relating to your particular situation (Art. 21 GDPR).",
        "You may withdraw consent at any time. What happened until then remains lawful.",
        `Please write to ${email || contactEmail}. We answer within a month.`,
      ],
    },
    {
      id: "authority",
      title: "Complaint to the supervisory authority",
      blocks: [
        "You may lodge a complaint with a data protection authority, for instance where you live or work or where the alleged infringement took place (Art. 77 GDPR).",
        said(supervisoryAuthority, (authority) => `Competent for us is: ${authority}.`),
      ],
    },
    {
      id: "obligation",
      title: "Required details and automated decisions",
      blocks: [
        "An account requires an e-mail address and a password, a request requires the quantity. Everything else is voluntary; without a billing address a purchase is harder to carry out.",
        "There are no automated individual decisions, profiling included (Art. 22 GDPR).",
      ],
    },
    {
      id: "changes",
      title: "Changes and prevailing version",
      blocks: [
        "We adapt this notice when the processing or the law changes. The version published here applies. The German one prevails; the English one is for information.",
      ],
    },
  ];
}

function described({ company, address, isOutsideEea }: Processor): string {
  const ground =
    "; transfer on the basis of an adequacy decision or standard contractual clauses (Art. 45, 46 GDPR)";
  return `${company}, ${address}${isOutsideEea ? ground : ""}.`;
}
