import { type Chance, chanceOf } from "../chance";

export interface KnownManufacturer {
  name: string;
  short: string[];
  /** `#` is a digit, `@` a letter. */
  manners: string[];
  kinds: string[];
}

// Name | short forms | number patterns | kinds.
const table = `
Siemens AG || 6ES7 3##-#@@##-#AB#; 3RT2###-#@@##; 6SL3###-#@@##-#@A#; 5SY####-# | Zentralbaugruppe, Schütz, Frequenzumrichter, Leistungsschalter
SKF GmbH || 6###-2RS1/C3; NU ### ECP; 2#### CC/W33; ###-2Z | Rillenkugellager, Zylinderrollenlager, Wellendichtring
Schaeffler Technologies AG & Co. KG | FAG; INA | 7###-B-XL-2RS-TVP; NA####-XL; NKI##/##; F-######.## | Nadellager, Rillenkugellager, Linearführung
NSK Deutschland GmbH || 7###CTYNSULP4; HR###J; 6###DDUCM | Rillenkugellager, Kegelrollenlager
Schneider Electric SE || LC1D##@#; GV2ME##; ATV320U##N4#; XB4B@## | Schütz, Motorschutzschalter, Frequenzumrichter, Drucktaster
Phoenix Contact GmbH & Co. KG | Phoenix | 29#####; 30#####; 28##### | Reihenklemme, Netzteil, Ethernet-Switch
SEW-EURODRIVE GmbH & Co KG | SEW | MDX61B00##-5A3-4-##; MC07B00##-5A3-4-00; R##DRE##M4/BE#; DFS##M#/FI | Getriebemotor, Frequenzumrichter, Servomotor
Endress+Hauser AG | E+H; Endress | PMC51-@@##@#@@@@; FTL31-@@#@#@@@#@; TR10-@@@#@@@##; 10W##-#@#@ | Drucksensor, Temperatursensor, Durchflussmesser
Pepperl+Fuchs SE | P+F; Pepperl | NBB#-##GM##-E#; NJ#-##GK-N-##; ML100-##-H-###; KFD2-SR2-@@#.W | Näherungsschalter induktiv, Lichtschranke, Sensorkabel
Weidmüller Interface GmbH & Co. KG | Weidmueller | 10########; 14########; 26######## | Reihenklemme, Netzteil, Signalleuchte
Festo SE & Co. KG || DSBC-##-###-PPVA-N3; DNC-##-###-PPV-A; VUVG-L##-M52-@T-G##; 5##### | Pneumatikzylinder, Magnetventil 5/2, Wartungseinheit
SMC Corporation || CDQ2B##-##DMZ; SY####-5@OU-C#F; ISE30A-##-@-@; AF##-F##-A | Pneumatikzylinder, Magnetventil 5/2, Drucksensor
Omron Corporation || E3Z-@##@#; CJ1W-@@###; G9SE-###-T##; E2E-X#@#-M# | Lichtschranke, Sicherheitsrelais, Näherungsschalter induktiv
ABB Ltd || 1SBL######R####; 1SDA######R#; ACS355-03E-##A#-4; AF##-30-##-## | Schütz, Leistungsschalter, Frequenzumrichter, Sanftstarter
Rockwell Automation Inc | Allen-Bradley | 1756-@@##@; 100-C##@J##; 1769-@Q##@F; 2711P-T##C##D# | Zentralbaugruppe, Schütz, Bedienpanel
Beckhoff Automation GmbH & Co. KG || EL####-00##; KL####; AX5###-0000-02##; CX5###-01## | Zentralbaugruppe, Servomotor
B&R Industrial Automation GmbH | B&R | X20@@####; 8V1###.00-#; 5PC###.SX##-## | Zentralbaugruppe, Servomotor, Bedienpanel
Bosch Rexroth AG | Rexroth | R9110#####; 4WE # @##/@G24N9K4; R16########; A10VSO##DR/31R | Hydraulikpumpe, Proportionalventil, Linearführung
Parker Hannifin Corp | Parker | D1VW###@NJW##; PV###R1K1T1NMMC; P1D-S###MS-####; 590P-##3##0## | Hydraulikpumpe, Proportionalventil, Pneumatikzylinder
Danfoss A/S || 131B####; 131F####; 018F####; MBS 3000-##11-A1AB## | Frequenzumrichter, Magnetventil 5/2, Drucksensor
Lenze SE || E82EV###K#C; E84AVSC@###4SX0; I55AE###F1AV10; MCS##@## | Frequenzumrichter, Servomotor, Getriebemotor
SICK AG || WTB4-3P####; IME##-##BPSZC0S; DT##-P###B##; UE##-#OS#D# | Lichtschranke, Näherungsschalter induktiv, Sicherheitsrelais
ifm electronic gmbh | ifm | IFS###; PN####; O5D###; EVC### | Näherungsschalter induktiv, Drucksensor, Sensorkabel
Balluff GmbH || BES M##MI-PSC##B-S04G; BOS00##; BNI EIP-###-105-Z###; BTL5-E##-M####-P-S32 | Näherungsschalter induktiv, Lichtschranke, Sensorkabel
Hans Turck GmbH & Co. KG | Turck | BI#-M##-AP6X-H1###; NI##U-M##-AP6X; RK4.4T-#-RS4.4T/S#### | Näherungsschalter induktiv, Sensorkabel
Pilz GmbH & Co. KG || 77####; 75####; 54#### | Sicherheitsrelais, Endschalter
WAGO GmbH & Co. KG || 750-###; 787-1###; 2002-####; 221-4## | Reihenklemme, Netzteil, Zentralbaugruppe
Murrelektronik GmbH | Murr | 7000-#####-####### ; 85###; 9000-#####-##00### | Netzteil, Sensorkabel, Signalleuchte
HARTING Stiftung & Co. KG || 09 ## ### ####; 21 03 ### ####; 19 30 ### #### | Steckverbinder rund, Ethernet-Switch
U.I. Lapp GmbH | Lapp | 1119###; 0010####; 5311#### | Kabelverschraubung, Sensorkabel
Rittal GmbH & Co. KG || SK 3###.###; TS 8###.###; AX 1###.### | Schaltschranklüfter
Eaton Corporation plc || DILM##-##; PKZM0-#,#; XNH##-#-A##; M22-@-@# | Schütz, Motorschutzschalter, Drucktaster
Mitsubishi Electric Corporation || FR-D7##-0##SC-EC; FX3U-##M@/ES; HG-KR##; MR-J4-##@ | Frequenzumrichter, Zentralbaugruppe, Servomotor
Yaskawa Electric Corporation || CIMR-VC4A00##; SGM7J-0#AFA##; SGDV-#R#A01A; GA50C4###ABA | Frequenzumrichter, Servomotor
FANUC Corporation || A06B-####-B###; A20B-####-0###; A16B-####-#### | Servomotor, Zentralbaugruppe
Heidenhain GmbH || ROD 4##-####; ID ######-##; ERN 1###-#### | Drehgeber
Fritz Kübler GmbH | Kübler | 8.5###.####.####; 8.A02H.####.#### | Drehgeber
Baumer Group || OHDM ##P####/S14; ITD 40 A # Y## ####; IFRM ##P####/L | Drehgeber, Näherungsschalter induktiv, Lichtschranke
Bürkert Fluid Control Systems | Buerkert | 6013-A-##-FKM-MS-@##; 00######; 8025-@-@@-@##; 2000-A-##-EE-VA | Magnetventil 5/2, Durchflussmesser, Temperaturregler
GEMÜ Gebr. Müller Apparatebau GmbH & Co. KG | GEMÜ | 690 ##D 7#114#1; 610 ##D#8114#2; 554##D13751#1 | Absperrklappe, Kugelhahn, Magnetventil 5/2
Samson AG || 3241-##-DN##; 4763-#####; 3730-##-######## | Proportionalventil, Absperrklappe
KSB SE & Co. KGaA || BOAX-B ##-####; ETB 0##-0##-###; 48##-#### | Absperrklappe, Kugelhahn, Hydraulikpumpe
Grundfos Holding A/S || 985#####; CR #-## A-FGJ-A-E-HQQE; UPS ##-## N ### | Hydraulikpumpe, Drucksensor
WIKA Alexander Wiegand SE & Co. KG | WIKA | 213.53.0##; A-10-6-@@###; S-20-#-@@-### ; TR10-@-@@## | Manometer, Drucksensor, Temperatursensor
JUMO GmbH & Co. KG || 7020##/8-####; 9020##/##-###-1; 4010##/000-### | Temperaturregler, Temperatursensor, Drucksensor
VEGA Grieshaber KG | VEGA | PSB62.@@@##@@; BAR82.@@@#@@@# | Drucksensor
Krohne Messtechnik GmbH || OPTIFLUX 4###-DN##; IFC 1##-@-#### | Durchflussmesser
Finder GmbH || 55.34.#.0##.00##; 40.52.#.0##.0000; 7S.##.9.024.#### | Sicherheitsrelais
Bihl+Wiedemann GmbH | Bihl | BWU####; BW#### | Sicherheitsrelais, Netzteil
Euchner GmbH + Co. KG || NZ1HS-###-M; TP3-####A024@; CES-A-##-##-###### | Endschalter, Sicherheitsrelais
K.A. Schmersal GmbH & Co. KG | Schmersal | AZ 16-##ZVRK-####; BNS 33-##Z-2###; 1011##### | Endschalter, Sicherheitsrelais
Bernstein AG || 60#.####.###; SRF-2/1/1-E-#-### | Endschalter, Näherungsschalter induktiv
Norgren Ltd | IMI Norgren | RA/8###/M/##; B74G-4AK-@D#-RMN; V60A513A-A2###; PRA/18####/M/## | Pneumatikzylinder, Wartungseinheit, Magnetventil 5/2
Aventics GmbH || 08220####; R4120#####; 5794###### | Pneumatikzylinder, Magnetventil 5/2, Wartungseinheit
Camozzi Automation S.p.A. || 61M2P0##A0###; 358-0##-02; MC1##-F## | Pneumatikzylinder, Magnetventil 5/2
HYDAC International GmbH || EDS 34#-1-###-000; 0### D 0## BN4HC; HDA 4###-A-###-000 | Drucksensor, Hydraulikpumpe
Nord Drivesystems GmbH | Nord | SK 500E-##1-340-A; SK 200E-##1-323-A; SK 02#.1-##S/4 | Frequenzumrichter, Getriebemotor
Flender GmbH || FZADS##B-LA##; N-EUPEX A ###; 2LC0###-1AA## | Schneckengetriebe, Getriebemotor
Continental ContiTech AG | ContiTech | HTD ####-8M-##; SYNCHROBELT ##T10/#### | Zahnriemen
Optibelt GmbH || OMEGA ####-8M HP ##; SPZ ####-## | Zahnriemen
Freudenberg Sealing Technologies | Freudenberg | BAUM5X7-##-##-##; BABSL-##-##-## | Wellendichtring
Sandvik Coromant AB | Sandvik | CNMG ## 04 ##-PM 43##; R390-11 T3 ##M-PM 1### | Wendeschneidplatte, Spannzange
Walter AG || WNMG08040#-MP# WKP##S; ADMT10T3##R-F56 WKP## | Wendeschneidplatte
Murata Elektronik GmbH || GRM18#R71H###KA##D; LQH32PN###MNC# | Netzteil
TE Connectivity Ltd || 1-1415###-#; V23###-A1###-@###; T41######## | Steckverbinder rund, Sicherheitsrelais
Legrand SA || 0 04# ##; 4 067 ##; 0 380 ## | Leistungsschalter, Steuertransformator
Hager Group || MBN1##; CDA4##D; EHZ###-@ | Leistungsschalter, Motorschutzschalter
Mersen SA || A70QS###-4#; NH#GG69V###; Y3##### | Schmelzsicherung
SIBA GmbH || 20 #00 ##.##; 50 2#6 06.##; 70 0## 34.### | Schmelzsicherung
Werma Signaltechnik GmbH + Co. KG | Werma | 644.###.##; 280.###.55; 853.###.## | Signalleuchte
Auma Riester GmbH & Co. KG | Auma | SA 07.#-F##-####; AM 01.1-#### | Proportionalventil
Kollmorgen Corporation || AKM##@-@N@NR-00; S#####-@A-NNC-#### | Servomotor
Hirschmann Automation and Control GmbH | Hirschmann | RS20-0#00T1T1SDAEHC##; SPIDER #TX/1FX-EEC-## | Ethernet-Switch, Steckverbinder rund
Moxa Inc || EDS-#0#A-MM-SC-T##; NPORT 5###A-## | Ethernet-Switch
Pro-face Europe B.V. | Pro-face | GP-4#01T-##; PFXGP4###TADW## | Bedienpanel
`;

export const knownManufacturers: KnownManufacturer[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const cells = line.split("|").map((cell) => cell.split(/;|, /).map((one) => one.trim()));
    const [[name = ""] = [], ...lists] = cells.map((cell) => cell.filter((one) => one !== ""));
    const [short = [], manners = [], kinds = []] = lists;
    return { name, short, manners, kinds };
  });

const numbersEach = 2000;

/** Draws from two thousand fixed numbers of a manufacturer; each pattern has one kind. */
export function drawNumber(chance: Chance, { name, manners, kinds }: KnownManufacturer) {
  const number = chance.below(numbersEach);
  const own = chanceOf(number * 997 + name.length * 31 + (name.codePointAt(0) ?? 0));
  const manner = number % manners.length;
  return {
    mpn: own.written(manners[manner] ?? "########"),
    kind: kinds[manner % kinds.length] ?? "Schütz",
  };
}
