/** Exports of shops, marketplaces and dealers, and lists that people keep by hand. */
export const shopLists = {
  "JTL-Wawi": `
    Artikelnummer: A-100 > ownArticleNumber; Artikelname: Sensor > nameDe;
    Beschreibung: Induktiv, M12 > descriptionDe; Kurzbeschreibung: Sensor M12; GTIN: 4012345678901 > ean;
    HAN: IFS204 > mpn; Hersteller: ifm > manufacturer; Lagerbestand Gesamt: 30 > quantity;
    Std. VK Brutto: 35,70; Std. VK Netto: 30,00 > pricePerProductInCt; Mindestabnahme: 1 > minOrderQuantity;
    Bild 1: https://bilder.example/ifs204.jpg > mainImageUrl`,
  "a broker's English list": `
    Part No.: LM358N > mpn; Mfr: TI > manufacturer; Description: Dual op amp > nameDe;
    Qty on hand: 12000 > quantity; Unit price: 0.12 > pricePerProductInCt; D/C: 2114 > dateCode;
    MOQ: 100 > minOrderQuantity; Condition: New in box > condition`,
  "a warehouse manager's own list": `
    Lfd. Nr.: 1; Marke: Bosch Rexroth > manufacturer; Typ: R900561274 > mpn;
    Artikel: Wegeventil NG6 mit Spule > nameDe; Zustand: neu > condition; Stück: 4 > quantity;
    €/Stk: 85 > pricePerProductInCt; Bemerkung: Regal 7, Überbestand > descriptionDe`,
  "a fastener dealer's list": `
    Art.-Nr.: 00815 > ownArticleNumber; Bezeichnung: Zylinderschraube M8x20 > nameDe;
    Fabrikat: Würth > manufacturer; Typ: 0084820 > mpn; Bestand lt. Zählung: 1000 > quantity;
    Bestand Vorjahr: 1200; Verkaufte Menge: 200; Preis je 100 Stück: 12,00 > pricePerProductInCt; Bemerkung: verzinkt > descriptionDe`,
  "a shop's English list": `
    Part No.: 6ES7 > mpn; Brand: Siemens > manufacturer; Description: CPU 1214C > nameDe;
    Detailed description: CPU with fourteen inputs > descriptionDe; Qty: 6 > quantity; UoM: EA > quantityUnit;
    Price: 1,250.00 > pricePerProductInCt; Curr: EUR > currency; Qty. on PO: 5`,
  Shopware: `
    id: 0197a2b3c4d5; product_number: SW-10001 > ownArticleNumber;
    translations.DEFAULT.name: Leistungsschütz > nameDe;
    translations.DEFAULT.description: <p>Neu</p> > descriptionDe; stock: 12 > quantity;
    price_net: 48,50 > pricePerProductInCt; manufacturer_name: Siemens > manufacturer;
    manufacturer_number: 3RT2026 > mpn`,
  WooCommerce: `
    ID: 41; SKU: SW-10001 > ownArticleNumber; Name: Leistungsschütz > nameDe; Short description: 24 V DC;
    Description: Drei Schließer, Schraubanschluss > descriptionDe; In stock?: 1; Stock:  > quantity;
    Sale price: ; Regular price: 48.50 > pricePerProductInCt;
    Images: https://shop.example/1.jpg, https://shop.example/2.jpg > mainImageUrl;
    Brands: Siemens > manufacturer`,
  "Xentral by its field names": `
    nummer: A-100 > ownArticleNumber; name_de: Sensor > nameDe; name_en: Sensor M12 > nameEn;
    artikelbeschreibung_de: induktiv, M12 > descriptionDe;
    artikelbeschreibung_en: Inductive, M12 > descriptionEn; hersteller: ifm > manufacturer;
    herstellernummer: IF5345 > mpn; ean: 4012345678901 > ean; einheit: Stk > quantityUnit;
    lager_menge_total: 30 > quantity; lager_platz: A-1; mindestlager: 5;
    verkaufspreis1netto: 30.00 > pricePerProductInCt; verkaufspreis1preisfuermenge: 1 > pricePer;
    verkaufspreis1menge: 1; verkaufspreis1waehrung: EUR > currency; einkaufspreis1netto: 20.00;
    lieferantennummer1: 70001`,
  plentymarkets: `
    Artikel-ID: 1001; Varianten-ID: 1002; Variantennummer: A-100 > ownArticleNumber; Name 1: Sensor > nameDe;
    Vorschautext: induktiv; Artikeltext: induktiv, M12 > descriptionDe; Technische Daten: M12;
    Hersteller: ifm > manufacturer; Modell: IF5345 > mpn; Barcode: 4012345678901 > ean; Physischer Bestand: 30;
    Nettobestand: 25 > quantity; Verkaufspreis: 30,00 > pricePerProductInCt`,
  Magento: `
    sku: A-100 > ownArticleNumber; attribute_set_code: Default; product_type: simple; name: Sensor > nameDe;
    description: Inductive, M12 > descriptionDe; short_description: Inductive;
    price: 30.00 > pricePerProductInCt; special_price: ; base_image: https://x.example/a.jpg > mainImageUrl;
    qty: 30 > quantity; out_of_stock_qty: 0; min_cart_qty: 1; is_in_stock: 1; manufacturer: ifm > manufacturer`,
  PrestaShop: `
    Product ID: 1001; Active (0/1): 1; Name: Sensor > nameDe; Price tax excluded: 30.00 > pricePerProductInCt;
    Wholesale price: 20.00; Reference #: A-100 > ownArticleNumber; Supplier reference #: IF5345;
    Manufacturer: ifm > manufacturer; EAN13: 4012345678901 > ean; Quantity: 30 > quantity;
    Minimal quantity: 1 > minOrderQuantity; Short description: Inductive;
    Description: Inductive, M12 > descriptionDe; Image URLs: https://x.example/a.jpg > mainImageUrl;
    Condition: new > condition`,
  Gambio: `
    XTSOL: XTSOL; p_id: 1001; p_model: A-100 > ownArticleNumber; p_stock: 30.0000 > quantity; p_tax: 1;
    p_priceNoTax: 30.0000 > pricePerProductInCt; p_ean: 4012345678901 > ean; p_manufacturer: ifm > manufacturer;
    p_name.de: Sensor > nameDe; p_desc.de: induktiv, M12 > descriptionDe; p_shortdesc.de: induktiv;
    p_name.en: Sensor M12 > nameEn; p_image: sensor.jpg`,
  "Zoho Inventory": `
    Item Name: Sensor > nameDe; SKU: A-100 > ownArticleNumber; Description: Inductive, M12 > descriptionDe;
    Rate: EUR 30.00 > pricePerProductInCt; Purchase Rate: EUR 20.00; Committed Stock: 5;
    Stock On Hand: 30 > quantity; Usage unit: pcs > quantityUnit; Manufacturer: ifm > manufacturer;
    MPN: IF5345 > mpn`,
  Amazon: `
    item-name: Sensor M12 > nameDe; item-description: Inductive > descriptionDe;
    seller-sku: A-100 > ownArticleNumber; price: 30.00 > pricePerProductInCt; quantity: 30 > quantity;
    product-id: 4012345678901 > ean; product-id-type: 4`,
  eBay: `
    Artikelnummer: 123456789013; Bestandseinheit (SKU): A-100 > ownArticleNumber;
    Angebotstitel: Sensor M12 > nameDe; Verfügbare Stückzahl: 30 > quantity; Zustand: Neu > condition;
    Sofort-Kaufen-Preis: 30,00 > pricePerProductInCt; Marke: ifm > manufacturer; Herstellernummer: IF5345 > mpn`,
  "a broker's short headings": `
    Mfr: ifm > manufacturer; Mfr PN: IF5345 > mpn; Desc: Sensor M12 > nameDe; Qty Avail: 30 > quantity;
    Cond: New > condition; Unit Price (EUR): 30.00 > pricePerProductInCt; D/C: 2034 > dateCode; Lead time: stock`,
};
