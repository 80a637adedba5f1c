import { foldText } from "@/lib/text/fold-text";

/** Words of a query that say nothing about a part. */
const noise = `
ich wir uns mir mich er sie es du ihr jemand jemanden wer was wie welche welcher welches
der die das den dem des ein eine einen einem einer eines kein keine
dieser diese dieses diesen diesem selbe selben gleiche gleichen
für von vom mit ohne und oder auch als am an auf aus bei beim bis durch im in ins nach um zu zum zur
ist sind war hat hätte habe haben hast habt gibt gibts kann kannst können könnte könnten sollte würde wäre will möchte
suche suchen sucht gesucht gesuchte brauche brauchen braucht bräuchte gebraucht gebrauchte gebrauchter gebrauchtes gebrauchten
benötige benötigen benötigt benötigte finde finden
kaufe kaufen kauf ankauf verkaufe verkaufen verkauf bestelle bestellen bestellung beschaffen beschaffung liefern lieferbar
lieferung lieferzeit verfügbar vorrätig lagernd sofort dringend schnell eilig eilt asap kurzfristig
preis preise preiswert günstig günstige günstiger günstigen billig kosten kostet angebot angebote anfrage anfragen anbieten
neu neue neuer neues neuen neuware neuwertig ungebraucht unbenutzt ovp originalverpackt original originale originaler originales
ersatz ersatzteil ersatzteile teil teile teilenummer artikel artikelnummer artikelnr bestellnummer bestellnr typ type modell
nummer nr hersteller herstellernummer fabrikat marke restposten lagerware lagerbestand restbestand überbestand
stück stk stck stücke units je vpe mal menge anzahl
bitte danke hallo moin guten tag gern gerne sehr noch nur mehr bzw etc ca circa oä ähnlich ähnliche ähnliches gleichwertig
bedarf angebotsanfrage art material materialnummer kundennummer kundennr geprüft geprüfte geprüfter baujahr bj
re aw wg fw fwd pos position betr betreff preisanfrage request inquiry enquiry ihre ihren ihrer mind mindestens sowas etwa
defekt defekter defekte defektes alt alte alter altes
the a an this that these those and or for of from with without to in on at by as is are was be has have had does
i we you it me us my our your any some someone anyone anybody where what which who how
need needed needs want wanted wants look looking search searching seek seeking find get got require required requires
buy buying purchase purchasing order ordering sell selling sale offer offers quote quotation rfq price prices cheap cheapest cost
available availability stock surplus obsolete urgent urgently soon delivery ship shipping
new used unused nib nos genuine oem brand refurbished
spare spares replacement replace part parts number no model mpn sku ean pc pcs piece pieces qty quantity
please thanks thank hello hi dear can could would should also only very similar equivalent
`;

const words = new Set(foldText(noise).split(/\s+/).filter(Boolean));

export function isNoise(word: string): boolean {
  return words.has(word);
}
