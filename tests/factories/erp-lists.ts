/** Exports of ERP programs, with the headings of their documentation. */
export const erpLists = {
  "SAP, a stock list": `
    Material: 000000000000104711 > ownArticleNumber; Materialkurztext: Rillenkugellager 6205-2RSH > nameDe;
    Werk: 1000; Lagerort: 0001; Basismengeneinheit: ST > quantityUnit; Frei verwendbar: 1.200,000 > quantity;
    In Qualitätsprüfung: 0,000; Gesperrt: 0,000; Wert frei verw.: 10.680,00; Währung: EUR > currency;
    Hersteller: SKF > manufacturer; Herstellerteilenummer: 6205-2RSH > mpn; EAN/UPC: 4012345678901 > ean;
    Preis: 8,90 > pricePerProductInCt; Preiseinheit: 1 > pricePer;
    Alte Materialnummer: L-4711 > alternateProductCodes;
    Materiallangtext: Beidseitig abgedichtet, Überbestand. > descriptionDe`,
  "SAP, its English list": `
    Material: 104711 > ownArticleNumber; Material Description: Deep groove ball bearing > nameDe; Plant: 1000;
    Base Unit of Measure: PC > quantityUnit; Unrestricted: 1,200.000 > quantity; Blocked: 0.000;
    Value Unrestricted: 10,680.00; Manufacturer: SKF > manufacturer; Manufacturer Part Number: 6205-2RSH > mpn;
    Price: 8.90 > pricePerProductInCt; Price unit: 1 > pricePer; Currency: EUR > currency`,
  "SAP, a table as it is stored": `
    MATNR: 104711 > ownArticleNumber; MAKTX: Lager > nameDe; LABST: 12.000 > quantity; MFRPN: 6205 > mpn;
    EAN11:  > ean; BISMT: L-1 > alternateProductCodes`,
  "Business Central in German": `
    Nr.: LS-75 > ownArticleNumber; Beschreibung: Schütz 24 V > nameDe;
    Beschreibung 2: Drei Schließer > descriptionDe; Basiseinheitencode: STÜCK > quantityUnit;
    Lagerbestand: 12 > quantity; Einstandspreis: 31,20; VK-Preis: 45,50 > pricePerProductInCt;
    Kreditorennr.: 10000; Kreditoren-Artikelnr.: 3RT2026 > alternateProductCodes; GTIN: 4012345678901 > ean;
    Herstellercode: SIEMENS > manufacturer`,
  "Business Central in English": `
    No.: LS-75 > ownArticleNumber; Description: Contactor 24 V > nameDe; Inventory: 12 > quantity;
    Qty. on Purch. Order: 5; Unit Cost: 31.20; Unit Price: 45.50 > pricePerProductInCt;
    Vendor Item No.: 3RT2026 > alternateProductCodes; GTIN: 4012345678901 > ean; Manufacturer Code: SIEMENS > manufacturer`,
  "Sage 100": `
    Artikelnummer: 10-4711 > ownArticleNumber; Matchcode: SCHUETZ24V; Bezeichnung1: Leistungsschütz > nameDe;
    Bezeichnung2: 24 V DC; Langtext: Drei Schließer, Schraubanschluss > descriptionDe;
    Hersteller: Siemens > manufacturer; Herstellernummer: 3RT2026 > mpn; Mindestbestand: 2;
    Bestand: 12 > quantity; Verkaufspreis netto: 45,50 > pricePerProductInCt; Letzter EK: 31,20`,
  proALPHA: `
    Teil: T-100-20 > ownArticleNumber; Suchbegriff: WELLE; Bezeichnung 1: Welle 20 mm > nameDe;
    Bezeichnung 2: gehärtet, geschliffen > descriptionDe; ME: Stk > quantityUnit;
    Lagerbestand (frei): 7 > quantity; Meldebestand: 5; Verkaufspreis: 112,00 > pricePerProductInCt;
    Hersteller: Gather > manufacturer; Hersteller-Teilenr.: W20-H6 > mpn`,
  abas: `
    Identnummer: 4711 > ownArticleNumber; Suchwort: MOTOR; Bezeichnung: Getriebemotor 0,55 kW > nameDe;
    Bestelltext: Getriebemotor mit Bremse > descriptionDe; Einkaufspreis: 310,00;
    Verkaufspreis: 450,00 > pricePerProductInCt; Lagermenge: 3 > quantity; Fabrikat: SEW > manufacturer;
    Zeichnungsnummer: Z-1`,
  Odoo: `
    Interne Referenz: A-100 > ownArticleNumber; Name: Sensor > nameDe; Barcode: 4012345678901 > ean;
    Verkaufspreis: 30,00 > pricePerProductInCt; Kosten: 20,00; Verfügbare Menge: 30 > quantity;
    Prognostizierte Menge: 42; Verkaufsbeschreibung: Induktiv, M12 > descriptionDe`,
  DATEV: `
    Artikel-Nr.: 100 > mpn; Artikelbezeichnung: Sensor > nameDe; Langtext: Induktiv, M12 > descriptionDe;
    Mengeneinheit: Stk > quantityUnit; Menge: 30 > quantity; Einzelpreis: 30,00 > pricePerProductInCt;
    Gesamtpreis: 900,00`,
  "SAP, a printed list": `
    Material: 10004711 > ownArticleNumber; Materialkurztext: Wegeventil 4WE6D62 > nameDe;
    Herst.-Teilenr: R900561274 > mpn; Hersteller: Bosch Rexroth > manufacturer; Werk: 1000; LOrt: 0001;
    Frei verw.: 6.000,000 > quantity; BME: ST > quantityUnit; Gleit.Preis: 245,90; PEH: 100 > pricePer;
    Währg: EUR > currency; Wert: 1.000,00`,
  "Sage with its packs": `
    Artikelnummer: 000815 > ownArticleNumber; Bezeichnung 1: Rillenkugellager > nameDe;
    Langtext: Beidseitig abgedichtet > descriptionDe; Hersteller: SKF > manufacturer;
    Bestand: 120,00 > quantity; Mengeneinheit: Stck > quantityUnit; Bestand (VPE): 12; Preis je VPE: 48,50;
    VK 1 netto: 4,85 € > pricePerProductInCt; Kalk. Preis: 3,10; Herstellernummer: 6204 > mpn`,
  "abas by its own field names": `
    nummer: 10005 > ownArticleNumber; such: ZYL; namebspr: Normzylinder DSBC-32-100 > nameDe;
    lemge: 12 > quantity; vpr: 86,40 > pricePerProductInCt; vpreh: 1 > pricePer;
    hersteller: Festo > manufacturer`,
  "Dynamics AX in German": `
    Artikelnummer: A-100 > mpn; Produktname: Sensor > nameDe; Suchname: SENSOR; Standort: 1; Lagerort: 11;
    Physischer Bestand: 30,00; Physisch reserviert: 5,00; Physisch verfügbar: 25,00 > quantity;
    Einheit: Stk > quantityUnit; Verkaufspreis: 30,00 > pricePerProductInCt; Preiseinheit: 1,00 > pricePer;
    Kostenpreis: 20,00`,
  "weclapp, its articles": `
    Artikelnummer: A-100 > ownArticleNumber; Name: Sensor > nameDe; Kurzbeschreibung 1: induktiv;
    Beschreibung: induktiv, M12 > descriptionDe; Herstellername: ifm > manufacturer;
    Herstellerartikelnummer: IF5345 > mpn; EAN: 4012345678901 > ean; Einheit: Stk. > quantityUnit;
    Verkaufspreis: 30,00 > pricePerProductInCt; Währung: EUR > currency; Lagerbestand: 30;
    Verfügbarer Bestand: 25 > quantity; Mindestbestand: 5`,
  Collmex: `
    Produktnummer: A-100 > ownArticleNumber; Bezeichnung: Sensor > nameDe; Bezeichnung Eng: Sensor M12 > nameEn;
    Mengeneinheit: PCE > quantityUnit; Produktgruppe: 1; Verkaufs-Preis: 30,00 > pricePerProductInCt;
    Preis Menge: 1 > pricePer; EAN: 4012345678901 > ean; Hersteller: ifm > manufacturer;
    Hersteller-Produktnummer: IF5345 > mpn; Bemerkung: induktiv, M12 > descriptionDe;
    Bestand frei: 30 > quantity`,
  Lexware: `
    Artikelnummer: A-100 > ownArticleNumber; Matchcode: SENSOR; Bezeichnung: Sensor > nameDe;
    Beschreibung: induktiv, M12 > descriptionDe; Warengruppe: 1; Einheit: Stk > quantityUnit;
    Preis 1 (netto): 30,00 > pricePerProductInCt; EK-Preis: 20,00; Lagerbestand: 30 > quantity;
    Mindestbestand: 5; Hersteller: ifm > manufacturer; Hersteller-Artikelnr.: IF5345 > mpn`,
  "Odoo in English": `
    Internal Reference: A-100 > ownArticleNumber; Name: Sensor > nameDe; Barcode: 4012345678901 > ean;
    Sales Price: 30.00 > pricePerProductInCt; Cost: 20.00; Quantity On Hand: 30 > quantity;
    Forecasted Quantity: 42; Unit of Measure: Units > quantityUnit; Product Category: All / Sensors;
    Sales Description: Inductive, M12 > descriptionDe; Currency: EUR > currency`,
  "Odoo by its field names": `
    id: __export__.product_1; default_code: A-100 > ownArticleNumber; name: Sensor > nameDe;
    barcode: 4012345678901 > ean; list_price: 30.0 > pricePerProductInCt; standard_price: 20.0;
    qty_available: 30.0 > quantity; virtual_available: 42.0; uom_id: Units > quantityUnit;
    description_sale: Inductive, M12 > descriptionDe`,
  "ERPNext, its items": `
    Item Code: A-100 > ownArticleNumber; Item Name: Sensor > nameDe; Item Group: Sensors;
    Default Unit of Measure: Nos > quantityUnit; Brand: ifm > manufacturer;
    Description: Inductive, M12 > descriptionDe; Standard Selling Rate: 30.00 > pricePerProductInCt;
    Valuation Rate: 20.00; Default Manufacturer Part No: IF5345 > mpn; Safety Stock: 5; Opening Stock: 7`,
  "ERPNext, its stock balance": `
    Item: A-100 > ownArticleNumber; Item Name: Sensor > nameDe; Item Group: Sensors; Warehouse: Stores;
    Stock UOM: Nos > quantityUnit; Balance Qty: 30 > quantity; Balance Value: 600.00; Opening Qty: 20;
    Opening Value: 400.00; In Qty: 10; Out Qty: 3; Valuation Rate: 20.00`,
  "Dynamics AX in English": `
    Item number: A-100 > mpn; Product name: Sensor > nameDe; Search name: SENSOR; Site: 1; Warehouse: 11;
    Physical inventory: 30.00; Physical reserved: 5.00; Available physical: 25.00 > quantity;
    Ordered in total: 10.00; Unit: pcs > quantityUnit; Sales price: 30.00 > pricePerProductInCt;
    Price unit: 1.00 > pricePer; Cost price: 20.00`,
  NetSuite: `
    Internal ID: 4711; Name: A-100; Display Name: Sensor > nameDe;
    Sales Description: Inductive, M12 > descriptionDe; Purchase Description: Inductive; Type: Inventory Item;
    Manufacturer: ifm > manufacturer; MPN: IF5345 > mpn; UPC Code: 4012345678901 > ean;
    Primary Stock Unit: Each > quantityUnit; On Hand: 30; Available: 25 > quantity; Committed: 5; On Order: 10;
    Average Cost: 20.00; Base Price: 30.00 > pricePerProductInCt`,
  Epicor: `
    PartNum: A-100 > ownArticleNumber; PartDescription: Sensor > nameDe; TypeCode: P; ClassID: SENS;
    IUM: EA > quantityUnit; UnitPrice: 30.00 > pricePerProductInCt; OnHandQty: 30 > quantity; AllocatedQty: 5;
    MfgName: ifm > manufacturer; MfgPartNum: IF5345 > mpn; AvgCost: 20.00`,
  "SAP Business One in English": `
    Item No.: A-100 > ownArticleNumber; Item Description: Sensor > nameDe; Foreign Name: Sensor;
    Bar Code: 4012345678901 > ean; In Stock: 30; Committed: 5; Ordered: 10; Available: 25 > quantity;
    Inventory UoM: pcs > quantityUnit; Unit Price: 30.00 > pricePerProductInCt; Item Cost: 20.00;
    Manufacturer: ifm > manufacturer; Mfr Catalog No.: IF5345 > mpn`,
  "Infor M3": `
    Item number: A-100 > mpn; Name: Sensor > nameDe; Description 2: Inductive, M12 > descriptionDe;
    Basic U/M: PCS > quantityUnit; On-hand balance: 30 > quantity; Allocated quantity: 5;
    Sales price: 30.00 > pricePerProductInCt`,
};
