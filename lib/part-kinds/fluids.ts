export const fluids = `
Ventil | valve
Regelventil, Stellventil | control valve
Magnetventil, Elektromagnetventil, Wegeventil, Schieberventil, Mehrwegeventil | solenoid valve, electrovalve, directional valve, directional control valve, spool valve
Pneumatikventil, Pneumatisches Ventil | pneumatic valve, air valve
Hydraulikventil | hydraulic valve
Proportionalventil | proportional valve
Servoventil | servo valve
Proportionalverstärker, Ventilverstärker, Verstärkerkarte | proportional amplifier, valve amplifier, amplifier card
Ventilinsel, Ventilblock, Ventilbatterie, Ventilterminal | valve terminal, valve manifold, valve island, valve block
Rückschlagventil, Sperrventil | check valve, non-return valve
Drosselventil, Drosselrückschlagventil, Stromventil, Abluftdrossel | flow control valve, throttle valve
Druckregelventil, Druckregler, Druckminderer, Druckreduzierventil, Reduzierventil | pressure regulator, pressure reducing valve, pressure control valve
Druckbegrenzungsventil, Überdruckventil, Sicherheitsventil, DBV | pressure relief valve, relief valve, safety valve
Kugelhahn, Absperrhahn | ball valve, shut-off valve, stopcock
Absperrklappe, Drosselklappe | butterfly valve
Absperrschieber, Schieber, Plattenschieber | gate valve, slide gate valve, knife gate valve
Membranventil | diaphragm valve
Schrägsitzventil, Sitzventil | angle seat valve, seat valve, globe valve
Magnetspule, Ventilspule, Spule, Magnetventilspule | solenoid coil, coil, valve coil
Hubmagnet, Elektromagnet, Haftmagnet | solenoid, electromagnet, holding magnet
Stellungsregler, Positioner | valve positioner
Schnellentlüftungsventil, Entlüftungsventil | quick exhaust valve, vent valve

Zylinder, Arbeitszylinder | cylinder
Pneumatikzylinder, Druckluftzylinder, Luftzylinder, Normzylinder | pneumatic cylinder, air cylinder
Kompaktzylinder, Kurzhubzylinder | compact cylinder, short-stroke cylinder
Rundzylinder | round cylinder
Hydraulikzylinder | hydraulic cylinder
Schwenkzylinder, Drehzylinder, Schwenkmodul, Drehantrieb | rotary cylinder, swivel module, semi-rotary drive, swivel drive
kolbenstangenloser Zylinder, Bandzylinder, Schlitzzylinder | rodless cylinder
Führungszylinder, Mini-Schlitten, Führungseinheit | guided cylinder, mini slide, guided drive, guide unit
Greifer | gripper
Parallelgreifer | parallel gripper
Winkelgreifer | angular gripper
Sauger, Saugnapf, Saugglocke, Vakuumsauger | suction cup, vacuum cup, suction pad
Vakuumerzeuger, Ejektor, Vakuumejektor, Vakuumsaugdüse | vacuum generator, ejector, vacuum ejector
Stoßdämpfer, Industriestoßdämpfer | shock absorber, damper
Gasfeder, Gasdruckfeder, Gasdruckdämpfer | gas spring, gas strut
Wartungseinheit, Druckluftaufbereitung, Luftaufbereitung, Filterregler, Wartungsgerät | service unit, air preparation unit, FRL, FRL unit, filter regulator
Druckluftöler, Öler, Nebelöler | lubricator
Druckluftfilter, Luftfilter | air filter, compressed air filter
Druckschaltventil, Einschaltventil, Druckaufbauventil, Softstartventil | soft-start valve, on-off valve
Schalldämpfer | silencer, muffler
Steckverschraubung, Steckanschluss, Einschraubverschraubung, Pneumatikverschraubung, Steckfitting | push-in fitting, push-in connector, one-touch fitting, pneumatic fitting
Verschraubung, Fitting, Rohrverschraubung, Schneidringverschraubung | pipe fitting, tube fitting, compression fitting
Schnellkupplung, Kupplungsstecker, Druckluftkupplung, Schnellverschlusskupplung | quick coupling, quick release coupling, quick connector
Druckluftschlauch, Pneumatikschlauch, Kunststoffschlauch, PU-Schlauch | pneumatic tubing, air hose, pneumatic hose, plastic tubing
Schlauch | hose, tube, tubing
Kompressor, Verdichter | compressor, air compressor
Kältetrockner, Drucklufttrockner, Lufttrockner | refrigeration dryer, air dryer, compressed air dryer
Druckluftmotor, Luftmotor | air motor, pneumatic motor
Druckübersetzer, Druckverstärker, Booster | pressure booster, pressure intensifier

Hydraulikpumpe | hydraulic pump
Zahnradpumpe | gear pump
Axialkolbenpumpe, Kolbenpumpe | axial piston pump, piston pump
Flügelzellenpumpe | vane pump
Pumpe | pump
Kreiselpumpe, Zentrifugalpumpe, Umwälzpumpe, Heizungspumpe | centrifugal pump, circulation pump, circulator
Tauchpumpe | submersible pump
Membranpumpe, Druckluftmembranpumpe | diaphragm pump
Dosierpumpe | dosing pump, metering pump
Exzenterschneckenpumpe | progressive cavity pump, eccentric screw pump
Kühlmittelpumpe, Eintauchpumpe | coolant pump
Vakuumpumpe, Drehschieberpumpe | vacuum pump
Seitenkanalverdichter, Seitenkanalgebläse | side channel blower
Hydraulikmotor, Hydromotor, Ölmotor | hydraulic motor
Hydraulikaggregat, Hydroaggregat | hydraulic power unit, hydraulic power pack, hydraulic unit
Hydraulikschlauch | hydraulic hose
Hydraulikfilter, Ölfilter, Filterelement, Filtereinsatz, Filterpatrone | hydraulic filter, oil filter, filter cartridge
Filter, Siebfilter | filter, strainer
Hydrospeicher, Blasenspeicher, Druckspeicher, Membranspeicher, Hydraulikspeicher | hydraulic accumulator, bladder accumulator
Drehdurchführung, Dreheinführung | rotary union, rotary joint, rotary feedthrough
Schmierpumpe, Zentralschmierung, Fettpumpe, Zentralschmierpumpe | lubrication pump, grease pump, central lubrication
Schauglas, Ölstandsanzeiger, Ölstandsauge | sight glass, oil sight glass, oil level indicator
`;
