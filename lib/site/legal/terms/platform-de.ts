import { type LegalSection, type LegalText, said } from "../legal-text";

/** Terms: who takes part in what, and what it costs. */
export const platformDe: LegalText = ({ name, operator, contactEmail }): LegalSection[] => [
  {
    id: "scope",
    title: "Geltungsbereich",
    blocks: [
      `Diese Allgemeinen Geschäftsbedingungen (im Folgenden „Bedingungen“) gelten zwischen der ${operator.company}, ${operator.street}, ${operator.zipCode} ${operator.city} (im Folgenden „wir“) und den Unternehmen, die den Marktplatz ${name} nutzen (im Folgenden „Nutzer“).`,
      "Das Angebot richtet sich ausschließlich an Unternehmer im Sinne von § 14 BGB, an juristische Personen des öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen. Verbraucher im Sinne von § 13 BGB sind von der Nutzung ausgeschlossen. Wer sich registriert, bestätigt, dass er in Ausübung seiner gewerblichen oder selbständigen beruflichen Tätigkeit handelt.",
      "Abweichende Geschäftsbedingungen eines Nutzers werden im Verhältnis zu uns nicht Vertragsbestandteil, auch wenn wir ihnen nicht ausdrücklich widersprechen. Für Verträge der Nutzer untereinander gelten deren eigene Vereinbarungen.",
    ],
  },
  {
    id: "role",
    title: "Aufgabe des Marktplatzes",
    blocks: [
      `${name} bringt Unternehmen, die ungenutzte Industrieteile abgeben wollen (im Folgenden „Verkäufer“), mit Unternehmen zusammen, die solche Teile suchen (im Folgenden „Käufer“). Wir stellen dafür die technische Plattform bereit: Inserate, Suche, Anfragen und die Verwaltung der daraus entstehenden Vorgänge.`,
      "Wir sind weder Verkäufer noch Käufer noch Vertreter, Kommissionär oder Bote einer Seite. Kaufverträge kommen allein zwischen Verkäufer und Käufer zustande.",
      "Die Angaben in den Inseraten stammen von den Verkäufern. Wir machen sie uns nicht zu eigen und prüfen sie nicht allgemein vorab. Die Identität der Nutzer stellen wir nur insoweit fest, als wir die E-Mail-Adresse bestätigen lassen.",
    ],
  },
  {
    id: "account",
    title: "Registrierung und Konto",
    blocks: [
      "Suchen und Inserate ansehen kann jeder ohne Konto. Zum Inserieren und Anfragen ist ein Konto nötig. Es entsteht, wenn der Link in unserer Bestätigungsmail verwendet wird; damit kommt der Nutzungsvertrag zustande. Ein Anspruch auf ein Konto besteht nicht.",
      "Die Angaben zum Unternehmen müssen zutreffen und aktuell gehalten werden. Wer für ein Unternehmen ein Konto einrichtet, muss dazu berechtigt sein. Konten sind ohne unsere Zustimmung nicht übertragbar.",
      `Zugangsdaten sind geheim zu halten. Wer einen Missbrauch vermutet, ändert das Passwort, beendet die offenen Sitzungen im Konto und benachrichtigt uns unverzüglich unter ${contactEmail}. Der Nutzer verantwortet, was unter seinem Konto geschieht, es sei denn, er hat den Missbrauch nicht zu vertreten.`,
      "Solange beide Seiten nur suchen und inserieren, bleiben sie einander unbekannt. Wer eine Menge anfragt oder eine Frage stellt, gibt dem Verkäufer Firmennamen und E-Mail-Adresse preis, ab der Reservierung auch die Rechnungsadresse. Wer der Verkäufer ist, erfährt der Käufer, wenn dieser Kontakt aufnimmt.",
    ],
  },
  {
    id: "fees",
    title: "Entgelte",
    blocks: [
      "Registrieren, suchen, anfragen und inserieren ist kostenlos.",
      "Nach einem über den Marktplatz angebahnten Verkauf zahlt der Verkäufer einen Anteil vom vereinbarten Kaufpreis ohne Umsatzsteuer und Versandkosten. Die Höhe ergibt sich aus der Preisliste, die wir dem Verkäufer vor dem ersten Inserat in Textform mitteilen. Käufer zahlen uns nichts.",
      "Der Anspruch entsteht, sobald der Verkäufer den Vorgang als abgeschlossen kennzeichnet oder der Kaufvertrag auf andere Weise erfüllt ist. Verkäufer kennzeichnen abgeschlossene Verkäufe unverzüglich. Rechnungen sind, zuzüglich der gesetzlichen Umsatzsteuer, binnen 14 Tagen nach Zugang zu bezahlen. Wir stellen sie elektronisch.",
      "Wird der Kaufvertrag aus einem Grund rückabgewickelt, den der Verkäufer nicht zu vertreten hat, schreiben wir das Entgelt auf Nachweis gut.",
      "Wer Anfragen ablehnt und das Geschäft an der Plattform vorbei mit demselben Partner abschließt, schuldet das Entgelt, wie wenn der Vorgang abgeschlossen worden wäre.",
    ],
  },
  {
    id: "use",
    title: "Nutzung der Plattform und ihrer Schnittstellen",
    blocks: [
      "Die Plattform darf nur zu ihrem Zweck genutzt werden: Teile anbieten, finden und handeln. Untersagt ist insbesondere, Sicherungen zu umgehen, Schadprogramme zu verbreiten, den Betrieb durch übermäßige Abrufe zu stören, Inhalte oder Kontaktdaten systematisch für andere Zwecke auszulesen und andere Nutzer unverlangt zu bewerben.",
      "Programme dürfen die [dokumentierten Schnittstellen](/api-docs) unter dem eigenen Konto nutzen. Es gelten die dort genannten Höchstmengen. Zum Schutz des Betriebs dürfen wir Abrufe begrenzen.",
      "Angaben über andere Nutzer, die ein Nutzer durch eine Anfrage erhält, darf er nur für das betreffende Geschäft verwenden.",
    ],
  },
  {
    id: "availability",
    title: "Verfügbarkeit und Weiterentwicklung",
    blocks: [
      "Wir bemühen uns um einen unterbrechungsfreien Betrieb, schulden aber keine bestimmte Verfügbarkeit. Wartung kündigen wir nach Möglichkeit an.",
      "Wir dürfen die Plattform weiterentwickeln und einzelne Funktionen ändern oder einstellen, soweit dies für die Nutzer zumutbar ist. Entfällt eine wesentliche Funktion, gilt [§](#changes) entsprechend.",
      said(
        operator.hosting?.company,
        (company) => `Betrieben wird die Plattform in Rechenzentren der ${company}.`,
      ),
    ],
  },
];
