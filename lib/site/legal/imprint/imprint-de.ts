import { postalAddress } from "../../operator";
import { type LegalSection, type LegalText, said } from "../legal-text";

/** § 5 DDG, § 18 Abs. 2 MStV, and the contact points of the Digital Services Act. */
export const imprintDe: LegalText = ({ name, operator, contactEmail }): LegalSection[] => [
  {
    id: "provider",
    title: "Anbieter nach § 5 DDG",
    blocks: [
      { lines: postalAddress(operator) },
      said(operator.legalForm, (form) => `Rechtsform: ${form}`),
      said(operator.managingDirectors, (people) => `Vertreten durch: ${people.join(", ")}`),
    ],
  },
  {
    id: "contact",
    title: "Kontakt",
    blocks: [
      {
        lines: [
          `E-Mail: ${contactEmail}`,
          said(operator.phone, (phone) => `Telefon: ${phone}`),
          "Kontaktformular: [Nachricht schreiben](/contact)",
        ],
      },
    ],
  },
  {
    id: "register",
    title: "Registereintrag",
    blocks: [
      {
        lines: [
          said(operator.registerCourt, (court) => `Registergericht: ${court}`),
          said(operator.registerNumber, (number) => `Registernummer: ${number}`),
        ],
      },
    ],
  },
  {
    id: "vat",
    title: "Umsatzsteuer",
    blocks: [
      said(operator.vatId, (id) => `Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${id}`),
    ],
  },
  {
    id: "responsible",
    title: "Verantwortlich für redaktionelle Inhalte nach § 18 Abs. 2 MStV",
    blocks: [said(operator.responsiblePerson, (person) => `${person}, Anschrift wie oben`)],
  },
  {
    id: "contact-points",
    title: "Kontaktstellen nach dem Gesetz über digitale Dienste",
    blocks: [
      `Behörden der Mitgliedstaaten, die Europäische Kommission und das Europäische Gremium für digitale Dienste (Art. 11 der Verordnung (EU) 2022/2065) sowie Nutzer (Art. 12) erreichen uns unmittelbar unter ${contactEmail}. Wir antworten auf Deutsch und Englisch.`,
      "Rechtswidrige Inhalte melden Sie bitte an dieselbe Adresse. Was die Meldung enthalten soll, steht in den [Allgemeinen Geschäftsbedingungen](/terms#reports).",
    ],
  },
  {
    id: "dispute",
    title: "Streitbeilegung",
    blocks: [
      `${name} richtet sich ausschließlich an Unternehmer. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.`,
    ],
  },
  {
    id: "content",
    title: "Inhalte und Urheberrecht",
    blocks: [
      "Für unsere eigenen Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich. Inserate, Bilder und Unterlagen stammen von den Verkäufern; sobald wir von einer Rechtsverletzung erfahren, entfernen wir sie.",
      "Texte, Zeichnungen und Gestaltung dieser Seiten sind urheberrechtlich geschützt. Marken und Herstellernummern nennen Verkäufer nur, um Teile zu bezeichnen; sie gehören ihren Inhabern.",
    ],
  },
];
