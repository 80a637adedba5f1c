import { postalAddress } from "../../operator";
import { type LegalSection, type LegalText, said } from "../legal-text";

/** Privacy: who answers for it, and what happens when somebody merely looks. */
export const visitDe: LegalText = (facts): LegalSection[] => [
  {
    id: "controller",
    title: "Verantwortlicher",
    blocks: [
      "Verantwortlich für die Verarbeitung personenbezogener Daten auf diesen Seiten ist:",
      { lines: postalAddress(facts.operator) },
      said(facts.operator.phone, (phone) => `Telefon: ${phone}`),
      `E-Mail: ${facts.contactEmail}`,
      said(facts.operator.dataProtection.officer, (person) => `Datenschutzbeauftragter: ${person}`),
      said(
        facts.operator.dataProtection.email,
        (email) => `Fragen zum Datenschutz beantworten wir unter ${email}.`,
      ),
    ],
  },
  {
    id: "visit",
    title: "Besuch der Seiten",
    blocks: [
      "Suchen und Inserate ansehen können Sie, ohne etwas über sich anzugeben. Ihr Browser übermittelt dabei seine IP-Adresse, die aufgerufene Adresse und Angaben über sich selbst; ohne diese Daten ließe sich keine Seite ausliefern. Rechtsgrundlage ist unser Interesse am sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).",
      "Unsere eigenen Protokolle sind technisch: Sie enthalten Kennungen von Abrufen und Fehlern, aber weder IP-Adressen noch Namen oder Eingaben.",
      "Aufrufe eines Inserats zählen wir als Summe. Damit dieselbe Person nicht mehrfach zählt, merkt sich der Server für 30 Minuten einen nicht umkehrbaren Prüfwert der IP-Adresse im Arbeitsspeicher. Er wird nicht auf Datenträger geschrieben, und in Ihrem Browser wird dafür nichts gespeichert.",
      "Schriften, Skripte und Bilder kommen von unserer eigenen Adresse. Ohne Ihre Einwilligung verbinden die Seiten Ihren Browser mit keinem Dritten.",
      said(
        facts.operator.hosting?.company,
        (company) =>
          `Die Seiten werden in unserem Auftrag bei der ${company} betrieben. Sie kann Verbindungsdaten zur Abwehr von Angriffen kurzzeitig verarbeiten.`,
      ),
    ],
  },
  {
    id: "cookies",
    title: "Cookies und Speicher im Browser",
    blocks: [
      "Was für die Anmeldung, die Sprache und Ihre Eingaben nötig ist, speichern wir ohne Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG). Cookies sind:",
      {
        list: [
          "`__Host-lagerfund-session` (ohne Verschlüsselung `lagerfund-session`): hält Sie angemeldet; bis 30 Tage nach der letzten Nutzung, für Skripte nicht lesbar.",
          "`__Host-lagerfund-device` (ohne Verschlüsselung `lagerfund-device`): lässt uns ein Gerät wiedererkennen, auf dem Sie sich schon angemeldet haben, damit Fehlversuche Fremder Sie nicht aussperren; enthält eine zufällige Kennung und Prüfwerte, wird nur bei Anmeldung, Registrierung und Anforderung von Links geprüft und bleibt nach der Abmeldung; ein Jahr, für Skripte nicht lesbar.",
          "`lagerfund-renewed`: vermerkt, dass die Anmeldung heute verlängert wurde; einen Tag.",
          "`lagerfund-stored`: vermerkt, dass dieser Browser eine Anmeldung gespeichert hat; 30 Tage.",
          "`lagerfund-signup`: die Adresse Ihrer Registrierung, damit die Seite danach sie nennen kann; eine Stunde, höchstens bis zur Anmeldung, für Skripte nicht lesbar.",
          "`lagerfund-way`: der Weg zurück zu Ihrer begonnenen Anfrage; zwei Tage, höchstens bis zur Anmeldung, für Skripte nicht lesbar.",
          "`i18n_lang`: die gewählte Sprache; ein Jahr.",
          "`cc_cookie`: Ihre Auswahl zu Cookies mit einer zufälligen Kennung und Zeitpunkten; 182 Tage.",
        ],
      },
      "Im lokalen Speicher des Browsers liegen, bis Sie sich abmelden oder sie löschen:",
      {
        list: [
          "`wasp:sessionId`: die Kennung Ihrer Anmeldung, damit andere Fenster An- und Abmeldung bemerken,",
          "`lagerfund:ended` und `lagerfund:dead`: Vermerke über eine Abmeldung und über eine abgelaufene Sitzung,",
          "`i18n_lang` und `theme`: Sprache und Farbschema; sie bleiben auch nach der Abmeldung.",
        ],
      },
      "Im Sitzungsspeicher eines Fensters liegen Entwürfe von Inseraten und Importen (`lagerfund:listing-draft`, `lagerfund:csv-import-draft`), was Sie ohne Passwörter in die Formulare für Kontakt, Anfragen, Rückfragen und Registrierung eingeben (`lagerfund:typed-…`), und ein Vermerk über den Austausch der Anmeldung (`lagerfund:exchanged`). Sie verschwinden mit dem Fenster oder der Abmeldung. Entwürfe in Formularen verlassen Ihren Browser erst, wenn Sie absenden.",
      "Damit Sie ohne Verbindung eine verständliche Seite sehen, hält der Browser eine Hinweisseite vor (Service Worker). Über Sie sagt sie nichts aus.",
      facts.hasAnalytics
        ? "Nur mit Ihrer Einwilligung kommen `_ga` und `_ga_…` hinzu, siehe [§](#analytics)."
        : "Cookies zur Auswertung oder Werbung setzen wir nicht.",
    ],
  },
  {
    id: "analytics",
    title: "Auswertung der Besuche",
    blocks: facts.hasAnalytics
      ? [
          "Mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG) werten wir mit Google Analytics aus, wie die Seiten genutzt werden. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Vor der Einwilligung wird kein Skript von Google geladen.",
          "Google erhält dann eine gekürzte IP-Adresse, eine zufällige Kennung aus dem Cookie `_ga` (bis zu zwei Jahre gültig) und Angaben zu Browser und genutzten Funktionen. Seitenaufrufe melden wir nicht selbsttätig. Werbefunktionen sind nicht eingeschaltet.",
          "Google kann Daten in den USA verarbeiten. Grundlage ist der Angemessenheitsbeschluss zum EU-US-Datenschutzrahmen (Art. 45 DSGVO), hilfsweise Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO).",
          "Sie können die Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen: über die Cookie-Einstellungen am Ende jeder Seite. Die Cookies von Google werden dann gelöscht.",
        ]
      : [
          "Diese Installation verwendet kein Programm zur Auswertung von Besuchen. Auch wenn Sie der Kategorie in den Cookie-Einstellungen zustimmen, wird keines geladen.",
        ],
  },
];
