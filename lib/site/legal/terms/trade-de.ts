import type { LegalSection, LegalText } from "../legal-text";

/** Terms: what may be offered, and how a sale comes about. */
export const tradeDe: LegalText = ({ name }): LegalSection[] => [
  {
    id: "listings",
    title: "Inserate",
    blocks: [
      "Inseriert werden dürfen Industrieteile, über die der Verkäufer verfügen darf und die er in der angegebenen Menge liefern kann. Hersteller, Herstellernummern, Zustand, Menge, Mindestbestellmenge, Preis und Lieferweg sind wahr, vollständig und nicht irreführend anzugeben. Mängel, Gebrauchsspuren, abgelaufene Lagerfristen und fehlende Teile sind zu nennen. Für Nachbauten und aufgearbeitete Teile gilt das Gleiche.",
      "Preise verstehen sich in Euro und, wenn das Inserat nichts anderes sagt, zuzüglich der gesetzlichen Umsatzsteuer.",
      "Der Verkäufer hält Mengen und Status aktuell. Was nicht mehr verfügbar ist, wird pausiert, reserviert oder gelöscht. Wer Bestände aus einer Datei importiert, prüft sie ebenso wie ein einzelnes Inserat.",
      "Ein Inserat ist kein bindendes Angebot, sondern die Einladung, eine Menge anzufragen.",
    ],
  },
  {
    id: "forbidden",
    title: "Unzulässige Angebote",
    blocks: [
      "Nicht inseriert werden dürfen:",
      {
        list: [
          "gestohlene, unterschlagene oder mit Rechten Dritter belastete Ware,",
          "Fälschungen und Ware, die Marken-, Patent-, Design- oder Urheberrechte verletzt,",
          "Waffen, Munition, Kriegswaffen und eigens dafür bestimmte Teile,",
          "Sprengstoffe, Gifte, radioaktive Stoffe und andere Stoffe, deren Abgabe einer Erlaubnis bedarf,",
          "Ware, die zurückgerufen ist oder deren Bereitstellung auf dem Markt verboten ist,",
          "Abfälle im Sinne des Kreislaufwirtschaftsgesetzes,",
          "Ware, deren Handel gegen Embargos oder Sanktionen verstößt.",
        ],
      },
      "Unzulässig sind außerdem Inserate, die nur werben, Kontaktdaten an der Anfrage vorbei verbreiten, dasselbe Angebot vervielfachen oder auf andere Weise die Suche verfälschen.",
    ],
  },
  {
    id: "compliance",
    title: "Produktsicherheit, Umwelt und Ausfuhr",
    blocks: [
      "Der Verkäufer stellt sicher, dass die Ware auf dem Markt bereitgestellt werden darf, und gibt Kennzeichnungen, Konformitätserklärungen, Prüfbescheinigungen und Sicherheitshinweise weiter, soweit das Gesetz es verlangt. Sicherheitsrelevante Teile, deren Herkunft oder Lagerung ungeklärt ist, sind als solche zu bezeichnen.",
      "Pflichten aus dem Elektro- und Elektronikgerätegesetz, dem Batterierecht, dem Verpackungsgesetz, dem Chemikalienrecht und den Vorschriften über die Beförderung gefährlicher Güter treffen den Verkäufer oder Käufer, nicht uns. Lithiumbatterien und andere Gefahrgüter sind im Inserat als solche zu bezeichnen.",
      "Güter mit doppeltem Verwendungszweck nach der Verordnung (EU) 2021/821 und andere genehmigungspflichtige Güter sind im Inserat kenntlich zu machen. Verkäufer und Käufer prüfen eigenverantwortlich, ob Lieferung, Weiterlieferung oder Ausfuhr einer Genehmigung bedürfen oder verboten sind, und ob ihr Partner auf einer Sanktionsliste steht.",
    ],
  },
  {
    id: "content",
    title: "Inhalte und Rechte daran",
    blocks: [
      "Der Nutzer sichert zu, dass er die Texte, Bilder, Zeichnungen und Dokumente, die er einstellt, verwenden und veröffentlichen darf. Produktfotos und Datenblätter des Herstellers dürfen nur mit dessen Erlaubnis verwendet werden. Bilder sollen die angebotene Ware zeigen.",
      `Der Nutzer räumt uns das einfache, räumlich unbeschränkte und unentgeltliche Recht ein, diese Inhalte für den Betrieb von ${name} zu speichern, zu vervielfältigen, in andere Formate und Größen umzuwandeln, zu übersetzen und öffentlich zugänglich zu machen, auch in Vorschaubildern und in den Ergebnissen von Suchmaschinen. Das Recht endet, wenn der Inhalt gelöscht wird; für Sicherungskopien und für Inhalte bereits gehandelter Inserate besteht es fort, solange wir sie aufbewahren dürfen.`,
      "Bilder zu Inseraten sind öffentlich. Andere Unterlagen sind für jeden abrufbar, der das Inserat sehen kann. Betriebsgeheimnisse gehören nicht in Inserate.",
    ],
  },
  {
    id: "requests",
    title: "Anfrage, Reservierung, Abschluss",
    blocks: [
      "Mit einer Anfrage teilt der Käufer dem Verkäufer mit, welche Menge er zu dem angezeigten Preis erwerben möchte. Die Anfrage ist unverbindlich; sie hält keine Ware zurück. Wir speichern den Preis zum Zeitpunkt der Anfrage.",
      "Der Verkäufer kann die Menge reservieren. Sie steht dann anderen nicht mehr zur Verfügung. Die Reservierung verpflichtet beide Seiten, zügig und redlich über den Kauf zu verhandeln, begründet aber noch keinen Kaufvertrag.",
      "Der Käufer kann eine Anfrage zurückziehen, solange sie nicht abgeschlossen ist; eine zurückgezogene Anfrage bleibt zurückgezogen. Der Verkäufer kann eine Anfrage ablehnen, auch nach einer Reservierung. Rechte aus einem bereits geschlossenen Kaufvertrag bleiben davon unberührt.",
      "Ist der Kauf vollzogen, kennzeichnet der Verkäufer den Vorgang als abgeschlossen. Das ist endgültig und vermindert den Bestand des Inserats. Jeder Wechsel des Status wird mit Zeitpunkt aufgezeichnet.",
    ],
  },
  {
    id: "contract",
    title: "Kaufvertrag und Abwicklung",
    blocks: [
      "Der Kaufvertrag kommt durch die Einigung von Verkäufer und Käufer außerhalb der Plattform zustande, in der Regel durch Bestellung des Käufers und Auftragsbestätigung des Verkäufers. Für Mängel, Lieferung, Zahlung und Eigentumsübergang gilt, was beide vereinbaren, sonst das Gesetz. Auf die Untersuchungs- und Rügeobliegenheit nach § 377 HGB weisen wir hin.",
      "Versand oder Abholung regeln Verkäufer und Käufer unmittelbar miteinander. Versandkosten und Hinweise im Inserat sind Angaben des Verkäufers. Wir nehmen weder Ware noch Zahlungen entgegen.",
      "Aus Streitigkeiten zwischen Verkäufer und Käufer entstehen uns keine Pflichten. Wir können beide Seiten unterstützen, ohne dazu verpflichtet zu sein.",
    ],
  },
  {
    id: "ranking",
    title: "Reihenfolge der Suchergebnisse",
    blocks: [
      "Die Reihenfolge hängt allein vom Suchbegriff und von der gewählten Sortierung ab. Bei der Sortierung nach Relevanz stehen oben die Inserate, deren Herstellernummer, EAN oder weitere Nummer mit dem Suchbegriff genau übereinstimmt; darauf folgen Nummern, die mit ihm beginnen, die ihn enthalten und die ihm ähnlich sind, zuletzt Treffer in Bezeichnungen und Beschreibungen. Unter gleichartigen Treffern entscheiden die Ähnlichkeit, dann die Nummer und das Datum des Inserats. Ohne Suchbegriff stehen neue Inserate zuerst. Im Einzelnen steht das unter [Reihenfolge der Suchergebnisse](/search-ranking).",
      "Ein besserer Platz kann nicht gekauft werden. Weder das Entgelt noch die Person des Verkäufers noch frühere Verkäufe beeinflussen ihn. Auch Inserate, die uns gehören oder nahestehen, werden nicht bevorzugt. Ergebnisse werden nicht personalisiert.",
      "Nicht angezeigt werden in der allgemeinen Suche Inserate, die pausiert, reserviert, verkauft oder gelöscht sind oder von denen nichts mehr verfügbar ist.",
    ],
  },
];
