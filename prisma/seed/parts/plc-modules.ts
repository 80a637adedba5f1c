import type { Part } from "./part";
import { bundle, pieces, shipped, shippedOrFetched } from "./terms";

export const plcModules: Part[] = [
  {
    kind: "plc-modules",
    manufacturer: "Siemens",
    mpn: "6ES7315-2EH14-0AB0",
    alternateProductCodes: ["CPU 315-2 PN/DP"],
    nameDe: "SIMATIC S7-300, CPU 315-2 PN/DP, 384 KB",
    descriptionDe:
      "Zentralbaugruppe mit 384 KB Arbeitsspeicher, 1. Schnittstelle MPI/DP, 2. Schnittstelle PROFINET mit 2-Port-Switch. Restbestand aus Anlagenumbau, originalverpackt, Siegel unversehrt, Erzeugnisstand 05. Micro Memory Card ist nicht dabei.",
    nameEn: "SIMATIC S7-300, CPU 315-2 PN/DP, 384 KB",
    descriptionEn:
      "CPU with 384 KB work memory, first interface MPI/DP, second PROFINET with 2-port switch. Left over from a plant conversion, original packaging, seal intact, product state 05. Micro memory card not included.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 89000,
    ...pieces(4),
    ...shipped(790, "Versicherter Versand, ESD-gerecht verpackt."),
    picture: { drawing: "plc-module", tone: "graphite", hasLabel: true },
  },
  {
    kind: "plc-modules",
    manufacturer: "Siemens",
    mpn: "6ES7321-1BL00-0AA0",
    alternateProductCodes: ["SM 321 DI32xDC24V"],
    nameDe: "SIMATIC S7-300, Digitaleingabe SM 321, 32 DE, DC 24 V",
    descriptionDe:
      "32 digitale Eingänge DC 24 V, potenzialgetrennt, für Frontstecker 40-polig (nicht enthalten). Zwölf Stück originalverpackt aus dem Magazin eines Automobilzulieferers, Datumscodes 2012 bis 2016.",
    nameEn: "SIMATIC S7-300, digital input SM 321, 32 DI, 24 V DC",
    descriptionEn:
      "32 digital inputs, 24 V DC, isolated, for a 40-pin front connector (not included). Twelve units in original packaging from an automotive supplier's stores, date codes 2012 to 2016.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 12900,
    ...pieces(12),
    ...shipped(590),
    picture: { drawing: "plc-module", tone: "graphite" },
  },
  {
    kind: "plc-modules",
    manufacturer: "Siemens",
    mpn: "6ES7307-1EA01-0AA0",
    alternateProductCodes: [],
    nameDe: "SIMATIC S7-300, Laststromversorgung PS 307, 5 A",
    descriptionDe:
      "Geregelte Stromversorgung, Eingang AC 120/230 V, Ausgang DC 24 V, 5 A. Neuware aus Lagerbereinigung, zwei Kartons sind geöffnet, die übrigen versiegelt.",
    nameEn: "SIMATIC S7-300, load power supply PS 307, 5 A",
    descriptionEn:
      "Regulated supply, input 120/230 V AC, output 24 V DC, 5 A. New, from a stock clearance; two boxes have been opened, the others are sealed.",
    pricePerProductInCt: 7400,
    ...pieces(9),
    ...shipped(590),
    picture: { drawing: "plc-module", tone: "graphite", hasLabel: true },
  },
  {
    kind: "plc-modules",
    manufacturer: "Siemens",
    mpn: "6ES7214-1AG40-0XB0",
    alternateProductCodes: ["CPU 1214C DC/DC/DC"],
    nameDe: "SIMATIC S7-1200, CPU 1214C, DC/DC/DC",
    descriptionDe:
      "Kompakt-CPU, 14 DE DC 24 V, 10 DA DC 24 V/0,5 A, 2 AE 0–10 V, 100 KB Arbeitsspeicher, eine PROFINET-Schnittstelle. Überzählig nach Projektende, originalverpackt, Firmware V4.2.",
    nameEn: "SIMATIC S7-1200, CPU 1214C, DC/DC/DC",
    descriptionEn:
      "Compact CPU, 14 DI 24 V DC, 10 DO 24 V DC/0.5 A, 2 AI 0–10 V, 100 KB work memory, one PROFINET port. Surplus after a project, in original packaging, firmware V4.2.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 22500,
    ...pieces(7),
    ...shippedOrFetched(590),
    picture: { drawing: "plc-module", tone: "pale", hasLabel: true },
  },
  {
    kind: "plc-modules",
    manufacturer: "Beckhoff",
    mpn: "EL1008",
    alternateProductCodes: [],
    nameDe: "EtherCAT-Klemme EL1008, 8 Digitaleingänge 24 V DC",
    descriptionDe:
      "8-Kanal-Digital-Eingangsklemme, 24 V DC, 3 ms Filter, 1-Leiter-Anschluss, 12 mm breit. Aus einem abgesagten Prüfstand, in Tüte und Karton, 2020.",
    nameEn: "EtherCAT terminal EL1008, 8 digital inputs 24 V DC",
    descriptionEn:
      "8-channel digital input terminal, 24 V DC, 3 ms filter, 1-wire connection, 12 mm wide. From a cancelled test bench, in bag and box, 2020.",
    condition: "NEW_IN_PACKAGING",
    yearOfManufacture: 2020,
    pricePerProductInCt: 2900,
    ...pieces(36, 2),
    ...shipped(490),
    picture: { drawing: "plc-module", tone: "pale" },
  },
  {
    kind: "plc-modules",
    manufacturer: "Beckhoff",
    mpn: "EK1100",
    alternateProductCodes: [],
    nameDe: "EtherCAT-Koppler EK1100",
    descriptionDe:
      "Koppler für E-Bus-Klemmen ELxxxx, 2 × RJ45, 100 Mbit/s, Versorgung 24 V DC. Fünf Stück unbenutzt aus demselben Prüfstandprojekt wie unsere EL-Klemmen, Kombiversand möglich.",
    nameEn: "EtherCAT coupler EK1100",
    descriptionEn:
      "Coupler for ELxxxx E-bus terminals, 2 × RJ45, 100 Mbit/s, 24 V DC supply. Five unused units from the same test bench project as our EL terminals; we combine postage.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 7900,
    ...pieces(5),
    ...shipped(490),
    picture: { drawing: "plc-module", tone: "pale", hasLabel: true },
  },
  {
    kind: "plc-modules",
    manufacturer: "WAGO",
    mpn: "750-430",
    alternateProductCodes: [],
    nameDe: "8-Kanal-Digitaleingang 750-430, DC 24 V, 3 ms",
    descriptionDe:
      "WAGO-I/O-System 750, 8 digitale Eingänge DC 24 V, plusschaltend, Filter 3 ms, Baubreite 12 mm. Gesamtposten aus Gebäudeautomation, alle in Originalfolie, wird nur zusammen abgegeben.",
    nameEn: "8-channel digital input 750-430, 24 V DC, 3 ms",
    descriptionEn:
      "WAGO I/O System 750, 8 digital inputs 24 V DC, high-side switching, 3 ms filter, 12 mm wide. One lot from building automation, all in original film, sold together only.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2650,
    ...bundle(40),
    ...shipped(690),
    picture: { drawing: "plc-module", tone: "grey" },
  },
  {
    kind: "plc-modules",
    manufacturer: "Phoenix Contact",
    mpn: "2861250",
    alternateProductCodes: ["IB IL 24 DI 16-PAC"],
    nameDe: "Inline-Digitaleingabeklemme IB IL 24 DI 16-PAC",
    descriptionDe:
      "Inline-Klemme, 16 digitale Eingänge 24 V DC, 3-Leiter-Anschluss, komplett mit Steckern und Beschriftungsfeldern. Lagerrest nach Umstellung auf Axioline, originalverpackt.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 6900,
    ...pieces(14, 2),
    ...shipped(490),
    picture: { drawing: "plc-module", tone: "green" },
  },
  {
    kind: "plc-modules",
    manufacturer: "Schneider Electric",
    mpn: "TM221CE24R",
    alternateProductCodes: [],
    nameDe: "Modicon M221, 24 E/A, Relais, Ethernet",
    descriptionDe:
      "Steuerung M221 mit 14 digitalen Eingängen, 10 Relaisausgängen und 2 Analogeingängen, Versorgung 100–240 V AC, Ethernet. Zwei Stück aus einer Schulungsreihe, nie angeschlossen, mit Schraubklemmen.",
    nameEn: "Modicon M221, 24 I/O, relay, Ethernet",
    descriptionEn:
      "M221 controller with 14 digital inputs, 10 relay outputs and 2 analogue inputs, supply 100–240 V AC, Ethernet. Two units bought for training, never connected, with screw terminals.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 14900,
    ...pieces(2),
    ...shipped(590),
    picture: { drawing: "plc-module", tone: "graphite" },
  },
  {
    kind: "plc-modules",
    manufacturer: "Omron",
    mpn: "CJ1W-ID211",
    alternateProductCodes: [],
    nameDe: "Digitaleingangsmodul CJ1W-ID211, 16 Eingänge, 24 V DC",
    descriptionDe:
      "Eingangsmodul der Serie CJ, 16 Eingänge 24 V DC, 7 mA, abnehmbarer Schraubklemmenblock. Ersatzteilvorrat einer Spritzgießerei, Steuerung inzwischen ersetzt, versiegelt, 2015.",
    nameEn: "Digital input unit CJ1W-ID211, 16 inputs, 24 V DC",
    descriptionEn:
      "CJ series input unit, 16 inputs 24 V DC, 7 mA, removable screw terminal block. Spares of an injection moulding shop whose controller has since been replaced, sealed, 2015.",
    condition: "NEW_IN_PACKAGING",
    yearOfManufacture: 2015,
    pricePerProductInCt: 6200,
    ...pieces(6),
    ...shipped(590),
    picture: { drawing: "plc-module", tone: "black", hasLabel: true },
  },
];
