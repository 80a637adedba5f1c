import type { Processor } from "../../operator";
import { type LegalFacts, type LegalSection, said } from "../legal-text";

/** Privacy: who gets data, how long it stays, and what everybody may ask for. */
export function rightsDe(facts: LegalFacts): LegalSection[] {
  const { contactEmail, operator, hasMailDelivery, hasObjectStore } = facts;
  const { email, supervisoryAuthority } = operator.dataProtection;
  return [
    {
      id: "recipients",
      title: "Empfänger",
      blocks: [
        "Daten erhalten, außer den Beteiligten eines Vorgangs, nur Dienstleister, die für uns weisungsgebunden arbeiten (Art. 28 DSGVO), sowie Stellen, denen wir nach dem Gesetz Auskunft geben müssen. Wir verkaufen keine Daten.",
        {
          list: [
            said(operator.hosting, (one) => `Rechenzentrum: ${described(one)}`),
            hasObjectStore
              ? said(operator.storage, (one) => `Speicherung von Dateien: ${described(one)}`)
              : "",
            hasMailDelivery
              ? said(operator.mailDelivery, (one) => `Versand von E-Mails: ${described(one)}`)
              : "",
          ],
        },
      ],
    },
    {
      id: "deletion",
      title: "Löschung des Kontos",
      blocks: [
        "Sie können Ihr Konto jederzeit in den Kontoeinstellungen löschen, sobald keine Anfrage oder Reservierung mehr offen ist. Gelöscht werden sofort E-Mail-Adresse, Firmenname, Rechnungsadresse, Passwortprüfwert, Sitzungen, Importe, nicht versandte E-Mails an Sie und Dateien, die zu keinem gehandelten Inserat gehören. Ihre Inserate verschwinden aus der Suche.",
        "Bestehen bleiben, ohne Ihren Namen: Vorgänge mit ihren Anmerkungen, die gehandelten Inserate mit ihren Unterlagen, die Historie ihrer Änderungen und die Sicherheitshistorie. Andere Nutzer lesen dort „Gelöschtes Konto“. Sicherungskopien werden im üblichen Wechsel überschrieben.",
      ],
    },
    {
      id: "rights",
      title: "Ihre Rechte",
      blocks: [
        "Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine Datei mit Ihren Daten können Sie im Konto selbst herunterladen.",
        "**Widerspruch:** Verarbeiten wir Daten aufgrund eines berechtigten Interesses (Art. 6 Abs. 1 lit. f DSGVO), können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).",
        "Eine Einwilligung können Sie jederzeit widerrufen. Was bis dahin geschah, bleibt rechtmäßig.",
        `Wenden Sie sich dafür an ${email || contactEmail}. Wir antworten binnen eines Monats.`,
      ],
    },
    {
      id: "authority",
      title: "Beschwerde bei der Aufsichtsbehörde",
      blocks: [
        "Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren, etwa an Ihrem Wohn- oder Arbeitsort oder am Ort des vermuteten Verstoßes (Art. 77 DSGVO).",
        said(supervisoryAuthority, (authority) => `Für uns zuständig ist: ${authority}.`),
      ],
    },
    {
      id: "obligation",
      title: "Pflichtangaben und automatisierte Entscheidungen",
      blocks: [
        "Für ein Konto sind E-Mail-Adresse und Passwort nötig, für eine Anfrage die Menge. Alles andere ist freiwillig; ohne Rechnungsadresse erschwert sich die Abwicklung eines Kaufs.",
        "Automatisierte Entscheidungen im Einzelfall einschließlich Profiling (Art. 22 DSGVO) finden nicht statt.",
      ],
    },
    {
      id: "changes",
      title: "Änderungen und maßgebliche Fassung",
      blocks: [
        "Wir passen diese Erklärung an, wenn sich die Verarbeitung oder das Recht ändert. Es gilt die hier veröffentlichte Fassung. Maßgeblich ist die deutsche; die englische dient dem Verständnis.",
      ],
    },
  ];
}

function described({ company, address, isOutsideEea }: Processor): string {
  const ground =
    "; Übermittlung auf Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln (Art. 45, 46 DSGVO)";
  return `${company}, ${address}${isOutsideEea ? ground : ""}.`;
}
