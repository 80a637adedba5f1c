import { type LegalSection, type LegalText, said } from "../legal-text";

/** Terms: who takes part in what, and what it costs. */
export const platformEn: LegalText = ({ name, operator, contactEmail }): LegalSection[] => [
  {
    id: "scope",
    title: "Scope",
    blocks: [
      `These terms and conditions (“terms”) apply between ${operator.company}, ${operator.street}, ${operator.zipCode} ${operator.city} (“we”) and the companies that use the marketplace ${name} (“users”).`,
      "The offer is addressed only to entrepreneurs within the meaning of section 14 of the German Civil Code (BGB), to legal persons under public law and to special funds under public law. Consumers within the meaning of section 13 BGB are excluded. Whoever signs up confirms that they act in the course of their trade, business or self-employed profession.",
      "A user’s own terms and conditions do not become part of the contract with us, even where we do not expressly object to them. Contracts between users follow what those users agree.",
    ],
  },
  {
    id: "role",
    title: "What the marketplace does",
    blocks: [
      `${name} brings companies that want to part with unused industrial parts (“sellers”) together with companies that are looking for such parts (“buyers”). We provide the technical platform for this: listings, search, requests and the management of the transactions that follow from them.`,
      "We are neither seller nor buyer, nor either side’s agent, commission agent or messenger. Contracts of sale are made between seller and buyer alone.",
      "What listings say comes from the sellers. We do not adopt it as our own and do not generally check it beforehand. We establish the identity of users only in so far as we have their e-mail address confirmed.",
    ],
  },
  {
    id: "account",
    title: "Registration and account",
    blocks: [
      "Anyone may search and look at listings without an account. Listing and requesting require one. It comes into being when the link in our confirmation mail is used; that concludes the contract of use. There is no right to an account.",
      "Details of the company must be true and kept up to date. Whoever sets up an account for a company must be authorised to do so. Accounts cannot be transferred without our consent.",
      `Login details must be kept secret. Whoever suspects misuse changes the password, ends the open sessions in the account and tells us at ${contactEmail} without delay. Users answer for what happens under their account unless they are not responsible for the misuse.`,
      "As long as both sides only search and list, they remain unknown to each other. Whoever requests a quantity or asks a question discloses their username and e-mail address to the seller and, once parts are reserved, their billing address. The buyer learns who the seller is when the seller makes contact.",
    ],
  },
  {
    id: "fees",
    title: "Fees",
    blocks: [
      "Signing up, searching, requesting and listing are free of charge.",
      "After a sale initiated through the marketplace the seller pays a share of the agreed purchase price, excluding VAT and shipping. Its rate follows from the price list that we send the seller in text form before the first listing. Buyers pay us nothing.",
      "The claim arises as soon as the seller marks the transaction as completed or the contract of sale is otherwise performed. Sellers mark completed sales without delay. Invoices, to which statutory VAT is added, are payable within 14 days of receipt. We issue them electronically.",
      "If the contract of sale is unwound for a reason for which the seller is not responsible, we credit the fee on proof.",
      "Whoever cancels transactions and makes the deal with the same partner past the platform owes the fee as if the transaction had been completed.",
    ],
  },
  {
    id: "use",
    title: "Use of the platform and its interfaces",
    blocks: [
      "The platform may be used only for its purpose: offering, finding and trading parts. In particular it is forbidden to circumvent safeguards, spread malware, disturb operation by excessive calls, harvest content or contact details for other purposes, and send other users unsolicited advertising.",
      "Programs may use the [documented interfaces](/api-docs) under the user’s own account, within the limits stated there. We may limit calls to protect operation.",
      "Details of other users that a user receives through a request may be used for that deal only.",
    ],
  },
  {
    id: "availability",
    title: "Availability and development",
    blocks: [
      "We strive for uninterrupted operation but do not owe any particular availability. Where possible, we announce maintenance.",
      "We may develop the platform further and change or discontinue individual functions as far as users can reasonably be expected to accept it. If an essential function is dropped, [§](#changes) applies accordingly.",
      said(
        operator.hosting?.company,
        (company) => `The platform runs in data centres of ${company}.`,
      ),
    ],
  },
];
