import type { LegalSection, LegalText } from "../legal-text";

/** Privacy: what is kept of those who have an account, and for how long. */
export const membershipDe: LegalText = ({ name }): LegalSection[] => [
  {
    id: "account",
    title: "Konto und Anmeldung",
    blocks: [
      "Für ein Konto speichern wir E-Mail-Adresse, Firmennamen, Sprache, auf Wunsch die Rechnungsadresse, den Zeitpunkt der letzten Nutzung und einen Prüfwert des Passworts (Argon2id), nie das Passwort selbst. Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO).",
      "Je Anmeldung speichern wir einen Prüfwert der Sitzungskennung, Beginn, letzte Nutzung und wie Ihr Browser sich nennt, damit Sie Ihre offenen Sitzungen erkennen und beenden können. 30 Tage nach der letzten Nutzung wird sie gelöscht.",
      "Links zum Bestätigen einer Adresse gelten 24 Stunden, Links für ein neues Passwort eine Stunde. Abgelaufene löschen wir binnen gut eines Tages. Was bei einer nie bestätigten Registrierung eingegeben wurde, bleibt gespeichert, damit der Link erneut zugeschickt werden kann; auf Wunsch löschen wir es.",
    ],
  },
  {
    id: "security",
    title: "Schutz vor Missbrauch",
    blocks: [
      "Anmeldungen, Registrierungen, Nachrichten und Anfragen sind in ihrer Zahl begrenzt. Dafür zählen wir Versuche je IP-Adresse und je Konto (dieses nur als Prüfwert) für höchstens eine Stunde; die nächste stündliche Bereinigung löscht die Zähler. Rechtsgrundlage ist unser Interesse an der Abwehr von Angriffen (Art. 6 Abs. 1 lit. f DSGVO).",
      "Für Konten führen wir eine Sicherheitshistorie: Anmeldungen, Fehlversuche, Änderungen von Passwort, Adresse und Rechten, Sperren und Löschung, mit Zeitpunkt und gekürzter Netzadresse (IPv4 /24, IPv6 /48). Administratoren sehen sie. Sie wird nicht verändert und besteht nach Löschung des Kontos ohne Namen fort.",
    ],
  },
  {
    id: "listings",
    title: "Inserate und Dateien",
    blocks: [
      "Inserate und ihre Bilder sind öffentlich und werden von Suchmaschinen erfasst. Wer der Verkäufer ist, zeigen wir dort nicht; das sehen nur er selbst und unsere Administratoren. Ort, Zeit und Gerät, die in Bildern verborgen gespeichert sind, entfernen wir aus den veröffentlichten Fassungen.",
      "Originale und andere Unterlagen speichern wir unverändert, solange das Inserat besteht; die eines gelöschten, zu dem es keine Anfrage gibt, löschen wir nach 30 Tagen. Uploads, die zu keinem Inserat gehören, löschen wir nach 24 Stunden. Änderungen von Hersteller, Nummern, Bezeichnung, Preis, Menge und Status halten wir mit Zeitpunkt fest; wer ein Teil angefragt hat, kann sie lesen. Mit jeder Anfrage bewahren wir auf, was angefragt wurde, samt Hauptbild.",
      "Importierte Dateien und ihre Zeilen löschen wir sieben Tage nach dem letzten Schritt oder, wenn importiert wurde, nach 30 Tagen; so lange lässt sich der Import rückgängig machen. Die Zuordnung der Spalten merken wir uns bis zur Löschung des Kontos.",
    ],
  },
  {
    id: "requests",
    title: "Anfragen und Vorgänge",
    blocks: [
      "Eine Anfrage enthält Menge, Preis, Ihre Anmerkung und die Zeitpunkte ihrer Änderungen. Der Verkäufer erhält dazu Ihren Firmennamen und Ihre E-Mail-Adresse, ab der Reservierung im Konto auch Ihre Rechnungsadresse, damit die Unternehmen Versand und Zahlung regeln können (Art. 6 Abs. 1 lit. b DSGVO).",
      "Fragen an einen Verkäufer leiten wir als E-Mail mit Ihrer Adresse als Antwortadresse weiter. Wir speichern sie nicht darüber hinaus.",
      "Was Sie vor der Anmeldung in eine Anfrage oder Frage eingeben, heben wir für den Weg durch die Anmeldung höchstens 48 Stunden auf. Kennungen, die eine doppelte Ausführung verhindern, bestehen drei Tage.",
      "Abgeschlossene und abgelehnte Vorgänge bleiben für die Bücher beider Seiten bestehen (§ 257 HGB, § 147 AO, Art. 6 Abs. 1 lit. c und f DSGVO).",
    ],
  },
  {
    id: "mail",
    title: "E-Mails und Kontaktformular",
    blocks: [
      `${name} verschickt E-Mails nur aus Anlass: zur Bestätigung, zu Passwort und Adresse, zu Anfragen und ihren Änderungen. Werbung verschicken wir nicht. Den Inhalt löschen wir nach dem Versand, Art, Empfänger und Zeitpunkt nach 30 Tagen.`,
      "Was Sie in das Kontaktformular eingeben (Name, Unternehmen, E-Mail-Adresse, Nachricht), erhalten wir als E-Mail und verwenden es, um zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO). Wir löschen es, wenn das Anliegen erledigt ist und keine Aufbewahrungspflicht besteht.",
    ],
  },
];
