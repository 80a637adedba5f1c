import { postalAddress } from "../../operator";
import { type LegalSection, type LegalText, said } from "../legal-text";

/** § 5 DDG, § 18 Abs. 2 MStV, and the contact points of the Digital Services Act. */
export const imprintEn: LegalText = ({ name, operator, contactEmail }): LegalSection[] => [
  {
    id: "provider",
    title: "Provider under section 5 DDG",
    blocks: [
      { lines: postalAddress(operator) },
      said(operator.legalForm, (form) => `Legal form: ${form}`),
      said(operator.managingDirectors, (people) => `Represented by: ${people.join(", ")}`),
    ],
  },
  {
    id: "contact",
    title: "Contact",
    blocks: [
      {
        lines: [
          `E-mail: ${contactEmail}`,
          said(operator.phone, (phone) => `Phone: ${phone}`),
          "Contact form: [write a message](/contact)",
        ],
      },
    ],
  },
  {
    id: "register",
    title: "Register entry",
    blocks: [
      {
        lines: [
          said(operator.registerCourt, (court) => `Register court: ${court}`),
          said(operator.registerNumber, (number) => `Register number: ${number}`),
        ],
      },
    ],
  },
  {
    id: "vat",
    title: "Value added tax",
    blocks: [
      said(operator.vatId, (id) => `VAT identification number under section 27a UStG: ${id}`),
    ],
  },
  {
    id: "responsible",
    title: "Responsible for editorial content under section 18 (2) MStV",
    blocks: [said(operator.responsiblePerson, (person) => `${person}, address as above`)],
  },
  {
    id: "contact-points",
    title: "Points of contact under the Digital Services Act",
    blocks: [
      `Authorities of the Member States, the European Commission and the European Board for Digital Services (Art. 11 of Regulation (EU) 2022/2065) as well as users (Art. 12) reach us directly at ${contactEmail}. We answer in German and English.`,
      "Please report illegal content to the same address. The [terms and conditions](/terms#reports) say what a report should contain.",
    ],
  },
  {
    id: "dispute",
    title: "Settlement of disputes",
    blocks: [
      `${name} is addressed to entrepreneurs only. We do not take part in proceedings before a consumer arbitration board and are not obliged to.`,
    ],
  },
  {
    id: "content",
    title: "Content and copyright",
    blocks: [
      "We are responsible for our own content under the general laws. Listings, pictures and documents come from the sellers; as soon as we learn of an infringement, we remove them.",
      "Texts, drawings and design of these pages are protected by copyright. Sellers name brands and part numbers only to identify parts; they belong to their owners.",
    ],
  },
];
