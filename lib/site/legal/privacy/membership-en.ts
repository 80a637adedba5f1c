import type { LegalSection, LegalText } from "../legal-text";

/** Privacy: what is kept of those who have an account, and for how long. */
export const membershipEn: LegalText = ({ name }): LegalSection[] => [
  {
    id: "account",
    title: "Account and login",
    blocks: [
      "For an account we store e-mail address, username, language, the billing address if you give one, the time of last use and a hash of the password (Argon2id), never the password itself. The legal basis is the contract of use (Art. 6 (1) (b) GDPR).",
      "For each login we store a hash of the session identifier, its beginning, its last use and what your browser calls itself, so that you can recognise and end your open sessions. It is deleted 30 days after last use.",
      "Links that confirm an address are valid for 24 hours, links for a new password for one hour. We delete expired ones within little more than a day. What was entered at a sign-up that was never confirmed stays stored so that the link can be sent again; on request we delete it.",
    ],
  },
  {
    id: "security",
    title: "Protection against misuse",
    blocks: [
      "Logins, sign-ups, messages and requests are limited in number. For this we count attempts per IP address and per account (the latter only as a hash) for an hour at most; the next hourly clean-up deletes the counters. The legal basis is our interest in warding off attacks (Art. 6 (1) (f) GDPR).",
      "We keep a security history of accounts: logins, failed attempts, changes of password, address and rights, blocks and deletion, with time and shortened network address (IPv4 /24, IPv6 /48). Administrators see it. It is not altered and, after the account has been deleted, continues without a name.",
    ],
  },
  {
    id: "listings",
    title: "Listings and files",
    blocks: [
      "Listings and their pictures are public and are indexed by search engines. We do not show there who the seller is; only the seller and our administrators see that. Place, time and device hidden in pictures are removed from the published versions.",
      "We keep originals and other documents unchanged as long as the listing exists; those of a deleted one that nobody has requested are deleted after 30 days. Uploads that belong to no listing are deleted after 24 hours. We record changes of manufacturer, numbers, name, price, quantity and status with their time; whoever has requested a part can read them. With each request we keep what was requested, its main picture included.",
      "We delete imported files and their rows seven days after the last step or, once imported, after 30 days; the import can be undone until then. We remember how columns were assigned until the account is deleted.",
    ],
  },
  {
    id: "requests",
    title: "Requests and transactions",
    blocks: [
      "A request contains quantity, price, your note and the times of its changes. With it the seller receives your username and e-mail address and, in the account, once parts are reserved, your billing address, so that the companies can arrange shipping and payment (Art. 6 (1) (b) GDPR).",
      "We forward questions to a seller as an e-mail with your address as the reply address. We do not store them beyond that.",
      "What you enter into a request or question before logging in we keep for the way through the login, 48 hours at most. Identifiers that prevent a call from being carried out twice exist for three days.",
      "Completed and cancelled transactions remain for the books of both sides (section 257 HGB, section 147 AO, Art. 6 (1) (c) and (f) GDPR).",
    ],
  },
  {
    id: "mail",
    title: "E-mails and contact form",
    blocks: [
      `${name} sends e-mails only for a reason: for confirmation, about password and address, about requests and their changes. We send no advertising. We delete the content after sending, and kind, recipient and time after 30 days.`,
      "What you enter into the contact form (name, company, e-mail address, message) reaches us as an e-mail, and we use it to answer (Art. 6 (1) (b) and (f) GDPR). We delete it once the matter is settled and no duty of retention exists.",
    ],
  },
];
