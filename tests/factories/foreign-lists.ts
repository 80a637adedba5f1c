/** Lists in other languages, with headings of public programs and dealers. */
export const foreignLists = {
  "an Italian spare parts store": `
    Codice: R-100 > ownArticleNumber; Costruttore: ifm > manufacturer; Codice produttore: IF5345 > mpn;
    Descrizione: Sensore induttivo > nameDe; Descrizione inglese: Inductive sensor > descriptionEn;
    Fornitore: Sonepar; Giacenza: 12 > quantity; Scorta minima: 2; U.M.: pz > quantityUnit;
    Prezzo unitario: 30,00 > pricePerProductInCt; Prezzo per: 1 > pricePer; Costo medio: 20,00; Importo: 360,00`,
  "a Spanish warehouse": `
    Código: R-100 > ownArticleNumber; Referencia fabricante: IF5345 > mpn; Fabricante: ifm > manufacturer;
    Denominación: Sensor inductivo > nameDe; Cantidad: 10 > quantity; Unidad: ud > quantityUnit;
    Precio unitario: 30,00 > pricePerProductInCt; Precio con IVA: 36,30; Precio de coste: 20,00; Importe: 300,00;
    Proveedor: Rexel; Stock mínimo: 2`,
  "a French maintenance program": `
    Code article: R-100 > ownArticleNumber; Libellé: Capteur inductif > nameDe; Constructeur: ifm > manufacturer;
    Réf. constructeur: IF5345 > mpn; Quantité en stock: 12 > quantity; Unité: pce > quantityUnit;
    Prix unitaire HT: 30,00 > pricePerProductInCt; Prix TTC: 36,00; Montant HT: 360,00; PMP: 20,00;
    Fournisseur: Rexel; Code EAN: 4012345678901 > ean`,
  "a Polish dealer": `
    Symbol: R-100 > ownArticleNumber; Nazwa: Łożysko kulkowe > nameDe; Producent: SKF > manufacturer;
    Numer producenta: 6205-2RSH > mpn; Stan: 10 > quantity; J.m.: szt. > quantityUnit;
    Cena netto PLN: 30,00 > pricePerProductInCt; Cena brutto PLN: 36,90; Cena zakupu: 20,00; Wartość: 300,00;
    Dostawca: Hennlich`,
  "a Czech warehouse": `
    Objednací číslo: 6205-2RSH > mpn; Název: Ložisko > nameDe; Výrobce: SKF > manufacturer; Skladem: 10 > quantity;
    Jednotka: ks > quantityUnit; Cena bez DPH: 120,00 > pricePerProductInCt; Cena s DPH: 145,20;
    Nákupní cena: 80,00; Celkem: 1200,00; Dodavatel: ZKL`,
  "a Dutch warehouse": `
    Artikelnummer: R-100 > ownArticleNumber; Omschrijving: Koppeling > nameDe; Fabrikant: KTR > manufacturer;
    Fabrikantnummer: 28-92SHA > mpn; Voorraad: 4 > quantity; Eenheid: st > quantityUnit;
    Prijs excl. BTW: 22,00 > pricePerProductInCt; Prijs incl. BTW: 26,62; Inkoopprijs: 17,00; Leverancier: ERIKS`,
  "SAP in Portuguese": `
    Material: 110087 > ownArticleNumber; Texto breve material: Transformador > nameDe; Centro: BM75;
    Unid.medida básica: PI > quantityUnit; Nome 1: HV SETE; Utilização livre: 2 > quantity; Bloqueado: 0`,
};
