import type { LegalSection, LegalText } from "../legal-text";

/** Terms: what happens when something is wrong, and the law behind it all. */
export const orderDe: LegalText = ({ operator, contactEmail }): LegalSection[] => [
  {
    id: "reports",
    title: "Meldung rechtswidriger Inhalte",
    blocks: [
      `Wer einen Inhalt für rechtswidrig hält, kann ihn uns unter ${contactEmail} melden (Art. 16 der Verordnung (EU) 2022/2065, Gesetz über digitale Dienste). Die Meldung soll enthalten: die genaue Internetadresse des Inhalts, die Gründe, aus denen er rechtswidrig ist, Namen und E-Mail-Adresse des Meldenden und die Erklärung, dass die Angaben nach bestem Wissen richtig und vollständig sind.`,
      "Wir bestätigen den Eingang, entscheiden zügig, sorgfältig und ohne automatisierte Entscheidung und teilen das Ergebnis mit den Gründen und möglichen Rechtsbehelfen mit. Wer häufig offensichtlich unbegründete Meldungen einreicht, dessen Meldungen können wir nach einer Warnung für eine angemessene Zeit unbearbeitet lassen.",
    ],
  },
  {
    id: "measures",
    title: "Prüfung von Inhalten, Sperrung",
    blocks: [
      "Erhalten wir Kenntnis von einem Verstoß gegen das Gesetz oder diese Bedingungen, können wir Inhalte entfernen oder verbergen, Inserate pausieren, einzelne Funktionen einschränken und Konten vorübergehend oder dauerhaft sperren. Wir wählen das mildeste geeignete Mittel und berücksichtigen Schwere, Häufigkeit und Verschulden sowie die berechtigten Interessen des Betroffenen.",
      "Der Betroffene erhält spätestens mit der Maßnahme eine Begründung in Textform mit den Tatsachen, dem Rechtsgrund und den Möglichkeiten, sich zu wehren, soweit das Gesetz uns das nicht verbietet (Art. 17 der Verordnung (EU) 2022/2065). Vor einer dauerhaften Sperrung hören wir ihn an, wenn nicht Gefahr im Verzug ist.",
      "Inhalte werden von Menschen geprüft. Automatisch geprüft wird nur, ob eine Datei technisch ist, was sie zu sein vorgibt, und ob Angaben in sich stimmig sind.",
      "Ein gesperrter Nutzer darf sich nicht ohne unsere Zustimmung neu registrieren.",
    ],
  },
  {
    id: "complaints",
    title: "Beschwerden und Streitbeilegung",
    blocks: [
      `Beschwerden über eine Maßnahme, eine Entscheidung über eine Meldung oder den Betrieb nehmen wir unter ${contactEmail} entgegen. Ein Mensch prüft sie und antwortet in angemessener Zeit. Die Wege zu den Gerichten bleiben offen.`,
      "Solange wir ein Kleinst- oder Kleinunternehmen sind, nimmt das Gesetz uns von der Pflicht zu einem förmlichen internen Beschwerdemanagement aus (Art. 19 der Verordnung (EU) 2022/2065). Die Verordnung (EU) 2019/1150 gilt für Vermittlungsdienste, die sich auch an Verbraucher richten, und damit nicht für diesen Marktplatz; an ihren Regeln über Reihenfolge, Begründung und Kündigungsfristen orientieren wir uns freiwillig. Einen Mediator benennen wir auf Wunsch im Einzelfall.",
    ],
  },
  {
    id: "liability",
    title: "Haftung",
    blocks: [
      "Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsgesetz und im Umfang einer von uns übernommenen Garantie.",
      "Bei leichter Fahrlässigkeit haften wir nur für die Verletzung einer wesentlichen Vertragspflicht, also einer Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des Nutzungsvertrags erst ermöglicht und auf deren Einhaltung der Nutzer regelmäßig vertrauen darf (Kardinalpflicht). Die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt.",
      "Im Übrigen ist die Haftung ausgeschlossen. Für den Verlust von Daten haften wir in den Fällen der leichten Fahrlässigkeit nur bis zu dem Aufwand, der bei einer angemessenen eigenen Datensicherung des Nutzers entstanden wäre; eigene Daten kann jeder Nutzer jederzeit in seinem Konto herunterladen.",
      "Für Inhalte, Ware und Leistungen der Nutzer stehen diese selbst ein. Unsere Verantwortlichkeit für fremde Inhalte richtet sich nach Art. 4 bis 6 der Verordnung (EU) 2022/2065.",
      "Die Beschränkungen gelten auch zugunsten unserer gesetzlichen Vertreter, Beschäftigten und Erfüllungsgehilfen.",
    ],
  },
  {
    id: "indemnity",
    title: "Freistellung",
    blocks: [
      "Machen Dritte gegen uns Ansprüche geltend, weil ein Nutzer durch seine Inhalte oder Angebote schuldhaft ihre Rechte verletzt, stellt der Nutzer uns davon frei und ersetzt die Kosten einer angemessenen Rechtsverteidigung. Wir benachrichtigen ihn unverzüglich und erkennen Ansprüche nicht ohne seine Zustimmung an.",
    ],
  },
  {
    id: "data",
    title: "Daten und Datenschutz",
    blocks: [
      "Wie wir personenbezogene Daten verarbeiten, sagt die [Datenschutzerklärung](/privacy). Verkäufer und Käufer verarbeiten die Daten ihres Partners in eigener Verantwortung.",
      "Jeder Nutzer hat während der Vertragslaufzeit Zugriff auf die Daten, die er eingestellt hat oder die aus seinen Vorgängen entstanden sind, und kann sie in einem gängigen Format herunterladen. Wir haben Zugriff auf die Daten aller Nutzer, soweit Betrieb, Abrechnung und Aufsicht es erfordern. An Dritte geben wir sie nicht zu deren eigenen Zwecken weiter.",
    ],
  },
  {
    id: "term",
    title: "Laufzeit und Kündigung",
    blocks: [
      "Der Nutzungsvertrag läuft auf unbestimmte Zeit. Der Nutzer kann ihn jederzeit beenden, indem er sein Konto löscht oder uns in Textform kündigt. Offene Anfragen und Reservierungen sind vorher abzuschließen oder zu beenden.",
      "Wir können mit einer Frist von 30 Tagen in Textform kündigen und nennen die Gründe. Das Recht beider Seiten zur Kündigung aus wichtigem Grund bleibt unberührt. Ein wichtiger Grund liegt für uns insbesondere vor, wenn ein Nutzer wiederholt oder schwer gegen diese Bedingungen verstößt.",
      "Mit der Löschung verschwinden Inserate, Zugangsdaten und Name des Kontos sofort. Abgeschlossene Vorgänge bleiben ohne Namen für die Bücher der anderen Seite erhalten. Bereits entstandene Entgelte werden noch abgerechnet. Löschungen sind endgültig; wer seine Daten behalten will, lädt sie vorher herunter.",
    ],
  },
  {
    id: "changes",
    title: "Änderung dieser Bedingungen",
    blocks: [
      "Wir können diese Bedingungen ändern, wenn sich Rechtslage, Funktionen oder Missbrauch ändern und die Änderung den Nutzer nicht unangemessen benachteiligt. Wir kündigen sie mindestens 30 Tage vorher per E-Mail an.",
      "Widerspricht der Nutzer nicht bis zum angekündigten Tag, gilt die Änderung als angenommen; darauf und auf das Recht zur fristlosen Kündigung weisen wir in der Ankündigung hin. Entgelte und Hauptpflichten ändern wir auf diesem Weg nicht; dafür ist eine ausdrückliche Zustimmung nötig.",
    ],
  },
  {
    id: "final",
    title: "Schlussbestimmungen",
    blocks: [
      "Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts (CISG).",
      `Ist der Nutzer Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist ausschließlicher Gerichtsstand für alle Streitigkeiten aus dem Nutzungsvertrag ${operator.placeOfJurisdiction || operator.city}. Wir dürfen auch am Sitz des Nutzers klagen. Zwingende Gerichtsstände bleiben unberührt.`,
      "Sind einzelne Bestimmungen unwirksam, bleiben die übrigen wirksam; an die Stelle der unwirksamen tritt das Gesetz.",
      "Maßgeblich ist die deutsche Fassung. Die englische dient nur dem Verständnis.",
    ],
  },
];
