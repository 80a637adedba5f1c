/**
 * Kinds of parts and their synonyms, one kind a line: German terms | English terms, the name that is shown first.
 * A line holds only words that a searcher would exchange for one another, in the singular; joined and apart are the
 * same. A narrower kind gets its own line, and no term stands in two (a test says where).
 */
export const kinds = `
Frequenzumrichter, Umrichter, FU, Frequenzumformer, Frequenzwandler, Frequenzregler, Drehzahlregler, Drehzahlsteller | frequency inverter, frequency converter, inverter, VFD, VSD, variable frequency drive, variable speed drive, AC drive
Servoverstärker, Servoregler, Servoumrichter, Achsregler, Servocontroller | servo drive, servo amplifier, axis controller
Stromrichter, Gleichstromregler, DC-Regler, Thyristorregler | DC drive, DC converter, thyristor drive
Sanftanlauf, Sanftanlasser, Sanftstarter, Softstarter, Softanlauf, Anlaufgerät | soft starter, soft start
Bremswiderstand, Ballastwiderstand | braking resistor, brake resistor
Netzdrossel, Eingangsdrossel, Kommutierungsdrossel | line reactor, line choke, mains choke, input choke
Motordrossel, Ausgangsdrossel | motor choke, output choke, output reactor
Netzfilter, EMV-Filter, Entstörfilter, Funkentstörfilter | mains filter, line filter, EMC filter, EMI filter, RFI filter
Einspeisemodul, Einspeisung, Rückspeiseeinheit, Rückspeisemodul | infeed module, regenerative unit, active line module
Motor, Elektromotor, E-Motor | motor, electric motor
Drehstrommotor, Asynchronmotor, Normmotor, IEC-Motor, Kurzschlussläufer, Käfigläufer | three-phase motor, asynchronous motor, induction motor, AC motor
Gleichstrommotor, DC-Motor | DC motor
Servomotor, Synchronmotor, Synchron-Servomotor | servo motor, synchronous motor
Schrittmotor, Stepper, Steppermotor | stepper motor, stepping motor
Schrittmotorsteuerung, Schrittmotorendstufe, Schrittmotortreiber | stepper drive, stepper driver, stepper motor controller
Linearmotor | linear motor
Linearantrieb, Linearachse, Linearmodul, Lineareinheit | linear actuator, linear axis, linear drive, linear unit
Bremsmotor | brake motor
Trommelmotor | drum motor
Getriebemotor | gear motor, geared motor
Bremse, Haltebremse, Federkraftbremse, Motorbremse | brake, holding brake, spring-applied brake
Bremsgleichrichter, Bremsensteuerung | brake rectifier
Stellantrieb, Stellmotor, Schwenkantrieb | actuator, rotary actuator, valve actuator
Getriebe, Reduktionsgetriebe, Untersetzungsgetriebe | gearbox, gear unit, gear reducer, speed reducer
Planetengetriebe | planetary gearbox, planetary gear
Schneckengetriebe | worm gearbox, worm gear, worm gear unit
Kegelradgetriebe, Winkelgetriebe | bevel gearbox, bevel gear unit, angular gearbox
Stirnradgetriebe | helical gearbox, helical gear unit
Flachgetriebe | parallel shaft gearbox
Zahnrad, Stirnrad | gear wheel, spur gear, cog wheel
Ritzel | pinion, pinion gear
Zahnstange | gear rack, toothed rack
Kettenrad | sprocket, chain wheel
Rollenkette, Antriebskette | roller chain, drive chain
Energiekette, Schleppkette, Energieführungskette | cable carrier, drag chain, energy chain, cable chain
Zahnriemen, Synchronriemen | timing belt, toothed belt, synchronous belt
Keilriemen, Schmalkeilriemen | V-belt, wedge belt
Riemenscheibe, Keilriemenscheibe | pulley, belt pulley
Zahnriemenscheibe, Zahnscheibe | timing pulley, timing belt pulley
Flachriemen, Transportband, Förderband, Fördergurt | conveyor belt, flat belt
Kupplung, Wellenkupplung | coupling, shaft coupling
Klauenkupplung, Elastomerkupplung | jaw coupling, elastomer coupling
Balgkupplung, Metallbalgkupplung | bellows coupling, metal bellows coupling
Elektromagnetkupplung, Magnetkupplung | electromagnetic clutch, magnetic clutch, clutch
Spannsatz, Spannelement, Konusspannelement | locking assembly, clamping set, clamping element
Spannbuchse, Taperlockbuchse | taper bush, taper lock bush
Kugelgewindetrieb, Kugelrollspindel, Kugelumlaufspindel, Kugelgewindespindel, KGT | ball screw, ball screw drive
Trapezgewindespindel, Trapezspindel, Gewindespindel | lead screw, trapezoidal screw
Wellendichtring, Radialwellendichtring, Simmerring, WDR, RWDR | shaft seal, rotary shaft seal, oil seal, radial shaft seal
O-Ring, Rundring, Dichtring | O ring, sealing ring
Dichtung, Flachdichtung, Dichtsatz, Dichtungssatz | gasket, seal, seal kit
Gleitringdichtung, GLRD | mechanical seal

Lager, Wälzlager | bearing, rolling bearing
Kugellager, Rillenkugellager | ball bearing, deep groove ball bearing
Schrägkugellager | angular contact bearing, angular contact ball bearing
Spindellager | spindle bearing
Pendelkugellager | self-aligning ball bearing
Zylinderrollenlager | cylindrical roller bearing
Kegelrollenlager | tapered roller bearing, taper roller bearing
Pendelrollenlager, Tonnenlager | spherical roller bearing, barrel roller bearing
Nadellager, Nadelhülse, Nadelkranz | needle bearing, needle roller bearing
Axiallager, Drucklager, Axialkugellager, Axialrillenkugellager | thrust bearing, thrust ball bearing
Gleitlager, Gleitbuchse, Lagerbuchse | plain bearing, sleeve bearing, plain bush
Gelenkkopf, Gelenklager, Gelenkauge | rod end, rod end bearing, spherical plain bearing
Stehlager, Stehlagereinheit, Stehlagergehäuse, Lagerbock | pillow block, pillow block bearing, plummer block
Flanschlager, Flanschlagereinheit | flange bearing, flanged bearing, flanged unit
Spannlager, Gehäuselager | insert bearing, bearing unit
Freilauf, Freilaufkupplung, Rücklaufsperre, Hülsenfreilauf | freewheel, one-way clutch, backstop, overrunning clutch
Stützrolle, Laufrolle, Kurvenrolle | track roller, cam follower, support roller
Drehverbindung, Drehkranz, Kugeldrehverbindung | slewing ring, slewing bearing
Linearlager, Linearkugellager, Kugelbuchse | linear bearing, linear ball bearing, linear bush
Linearführung, Führungsschiene, Profilschiene, Profilschienenführung | linear guide, guide rail, linear rail, linear guideway
Führungswagen, Laufwagen, Kugelumlaufwagen | guide carriage, runner block, linear carriage, carriage
Sicherungsring, Seegerring | circlip, retaining ring, snap ring
Spannhülse, Abziehhülse | adapter sleeve, withdrawal sleeve

SPS, speicherprogrammierbare Steuerung, Automatisierungsgerät | PLC, programmable logic controller
CPU, Zentralbaugruppe, Zentraleinheit, CPU-Baugruppe | CPU, central processing unit, CPU module
Kleinsteuerung, Logikmodul, Steuerrelais | logic module, logic relay, micro PLC
Digitaleingabe, Digitaleingang, Digitaleingabebaugruppe, Digitaleingangsmodul, Eingangsmodul, Eingabebaugruppe | digital input, digital input module, input module, input card
Digitalausgabe, Digitalausgang, Digitalausgabebaugruppe, Digitalausgangsmodul, Ausgangsmodul, Ausgabebaugruppe | digital output, digital output module, output module, output card
Analogeingabe, Analogeingang, Analogeingabebaugruppe, Analogeingangsmodul | analog input, analogue input, analog input module
Analogausgabe, Analogausgang, Analogausgabebaugruppe, Analogausgangsmodul | analog output, analogue output, analog output module
E/A-Modul, I/O-Modul, Ein-/Ausgabemodul, Busklemme | I/O module, input output module, bus terminal
Kopfstation, Interfacemodul, Anschaltbaugruppe, Interfacebaugruppe, Anschaltung, Buskoppler, Feldbuskoppler | interface module, bus coupler, fieldbus coupler
Kommunikationsprozessor, Kommunikationsmodul, Kommunikationsbaugruppe | communication processor, communication module, communications module
Baugruppenträger, Rack, Rückwandbus | rack, mounting rack, backplane, base unit
Speicherkarte, Memory Card, Micro Memory Card, MMC | memory card, memory module, flash card
Pufferbatterie, Stützbatterie, Lithiumbatterie | backup battery, buffer battery, lithium battery
Profibusstecker, Busstecker, Busanschlussstecker, Busanschlußstecker | Profibus connector, bus connector
Repeater, RS485-Repeater | repeater, bus repeater
Switch, Netzwerkswitch, Ethernet-Switch, Industrial Ethernet Switch | ethernet switch, network switch, industrial switch
Medienkonverter, Medienwandler, LWL-Umsetzer | media converter, fibre converter
Gateway, Protokollwandler, Schnittstellenwandler, Schnittstellenkonverter | gateway, protocol converter, interface converter
Funkmodul, Funkempfänger, WLAN-Modul | wireless module, radio module
Router, Industrierouter, Fernwartungsrouter | router, industrial router, VPN router
Bedienpanel, Bediengerät, Bedienterminal, Operator Panel, Touchpanel, Panel, HMI, Bedieneinheit | operator terminal, touch screen, HMI panel, operator interface
Industrie-PC, IPC, Industrierechner, Panel-PC | industrial PC, industrial computer
Monitor, Bildschirm, Display, Anzeigeeinheit | monitor, screen, display unit
Tastatur, Folientastatur | keyboard, membrane keypad, keypad
CNC-Steuerung, CNC, NC-Steuerung | CNC control, CNC controller
Handrad, elektronisches Handrad | handwheel
Achskarte, Positioniermodul, Positionierbaugruppe | axis card, positioning module, motion module
Temperaturregler, Thermoregler, Temperatursteuerung | temperature controller, temperature control unit
Regler, Prozessregler, PID-Regler, Kompaktregler | process controller, PID controller
Zähler, Impulszähler, Zählbaugruppe | counter, pulse counter, counter module
Betriebsstundenzähler | hour meter, hours counter
Robotersteuerung | robot controller
Programmierhandgerät, Handbediengerät, Teachpanel, Teach Pendant | teach pendant, teach panel, handheld terminal, hand-held unit
Programmierkabel, Programmieradapter | programming cable, programming adapter
Leiterplatte, Platine, Steuerkarte, Elektronikkarte, Steckkarte | circuit board, PCB, printed circuit board, control board

Näherungsschalter, Näherungssensor, Näherungsinitiator, Initiator, Ini | proximity switch, proximity sensor, prox switch, prox
induktiver Sensor, induktiver Näherungsschalter, induktiver Näherungssensor, Induktivsensor | inductive sensor, inductive proximity switch, inductive proximity sensor
kapazitiver Sensor, kapazitiver Näherungsschalter, kapazitiver Näherungssensor | capacitive sensor, capacitive proximity switch, capacitive proximity sensor
Ultraschallsensor | ultrasonic sensor
Lichtschranke, Einweglichtschranke, Optosensor, optischer Sensor | photoelectric sensor, photo eye, light barrier, photoelectric barrier, photocell
Reflexionslichtschranke, Reflexlichtschranke | retroreflective sensor, reflex sensor
Lichttaster, Reflexionslichttaster, Reflextaster | diffuse sensor, diffuse reflection sensor
Gabellichtschranke | fork sensor, slot sensor, fork light barrier
Lichtleiter, Lichtleitersensor, Lichtleitkabel | fibre optic sensor, fiber optic sensor
Lichtwellenleiter, LWL, LWL-Kabel, Glasfaserkabel | fibre optic cable, fiber optic cable, optical fibre
Reflektor, Tripelspiegel | reflector
Farbsensor, Kontrastsensor, Kontrasttaster, Druckmarkensensor, Druckmarkentaster | colour sensor, color sensor, contrast sensor, print mark sensor
Lasersensor, Laserdistanzsensor, Distanzsensor, Abstandssensor | laser sensor, distance sensor, laser distance sensor
Laserscanner, Sicherheitslaserscanner | laser scanner, safety laser scanner
Barcodeleser, Barcodescanner, Codeleser, Strichcodeleser | barcode reader, code reader
RFID-Lesekopf, Schreib-Lesekopf, RFID-Leser | RFID reader, read write head
Kamera, Vision-Sensor, Bildverarbeitungssensor, Industriekamera | camera, vision sensor, industrial camera, smart camera
Drucksensor, Drucktransmitter, Druckmessumformer, Druckaufnehmer, Druckgeber | pressure sensor, pressure transmitter, pressure transducer
Druckschalter, Druckwächter, Pressostat | pressure switch
Manometer, Druckanzeige | pressure gauge, gauge
Vakuumschalter | vacuum switch
Temperatursensor, Temperaturfühler, Temperaturgeber, Thermofühler | temperature sensor, temperature probe
Widerstandsthermometer, Pt100, Messwiderstand | RTD, resistance thermometer
Thermoelement | thermocouple
Thermometer, Bimetallthermometer | thermometer, temperature gauge
Thermostat, Temperaturschalter, Temperaturwächter, Thermoschalter, Bimetallschalter | thermostat, temperature switch, thermal switch
Durchflusssensor, Durchflussmesser, Durchflussmessgerät, Volumenstromsensor | flow sensor, flow meter
Strömungswächter, Strömungsschalter, Durchflusswächter, Strömungssensor | flow switch, flow monitor
Füllstandsensor, Füllstandmessgerät, Niveausensor, Pegelsonde, Füllstandmessung | level sensor, level transmitter, level probe
Füllstandschalter, Niveauschalter, Schwimmerschalter, Vibrationsgrenzschalter, Füllstandgrenzschalter | level switch, float switch
Zylinderschalter, Zylindersensor, Reedschalter, Reedkontakt, Magnetschalter | cylinder sensor, reed switch, magnetic cylinder switch
Wegaufnehmer, Wegsensor, Wegmesssystem, Positionssensor, Potentiometergeber | position sensor, position transducer, displacement sensor, linear encoder
Potentiometer, Poti | potentiometer, variable resistor
Seilzuggeber, Seilzugsensor | draw wire sensor, draw-wire encoder, wire encoder
Neigungssensor, Inklinometer | inclination sensor, inclinometer, tilt sensor
Kraftsensor, Kraftaufnehmer, Wägezelle, Lastzelle | load cell, force sensor, force transducer
Drehmomentsensor, Drehmomentaufnehmer | torque sensor, torque transducer
Schwingungssensor, Beschleunigungssensor, Vibrationssensor | vibration sensor, accelerometer
Stromwandler | current transformer, current sensor
Drehgeber, Encoder, Winkelcodierer, Impulsgeber, Drehimpulsgeber, Winkelgeber, Drehwinkelgeber | rotary encoder, shaft encoder
Inkrementalgeber, Inkrementaldrehgeber, Inkremental-Encoder | incremental encoder
Absolutwertgeber, Absolutgeber, Absolutdrehgeber, Absolutencoder | absolute encoder
Resolver | resolver, synchro resolver
Tachogenerator, Tacho | tachogenerator, tachometer
Messumformer, Messwandler, Messumwandler | transmitter, transducer
Trennverstärker, Signalwandler, Signaltrenner, Trennwandler, Messverstärker | isolation amplifier, signal conditioner, signal isolator, signal converter
Multimeter | multimeter
Messgerät, Prüfgerät | measuring instrument, test instrument, tester
pH-Sensor, pH-Elektrode, pH-Sonde | pH electrode, pH probe
Leitfähigkeitssensor, Leitfähigkeitsmesszelle | conductivity sensor
Feuchtesensor, Feuchtefühler, Hygrostat | humidity sensor
Gassensor, Gaswarngerät, Gasdetektor | gas sensor, gas detector

Endschalter, Positionsschalter, Grenztaster, Endtaster, Grenzschalter | limit switch, position switch
Mikroschalter, Schnappschalter, Sprungschalter | micro switch, snap switch, snap action switch
Sicherheitsschalter, Türschalter, Sicherheitspositionsschalter | safety switch, interlock switch, door switch, safety interlock switch
Sicherheitszuhaltung, Zuhaltung, Türzuhaltung, Schutztürzuhaltung | guard locking, solenoid interlock, safety interlock
Sicherheitsrelais, Sicherheitsschaltgerät, Sicherheitsbaustein, Not-Aus-Relais, Not-Halt-Relais, Not-Aus-Schaltgerät | safety relay, emergency stop relay, safety relay module
Sicherheitssteuerung, Sicherheits-SPS, fehlersichere Steuerung | safety controller, safety PLC, failsafe controller
Lichtvorhang, Sicherheitslichtvorhang, Lichtgitter, Sicherheitslichtgitter | light curtain, safety light curtain, light grid
Schaltmatte, Trittmatte, Sicherheitsmatte, Schaltleiste, Sicherheitsschaltleiste | safety mat, safety edge, pressure-sensitive edge
Zweihandsteuerung, Zweihandschaltung, Zweihandrelais | two-hand control, two hand relay
Zustimmtaster, Zustimmschalter | enabling switch, enabling device
Not-Aus-Taster, Not-Aus, Not-Halt, Not-Halt-Taster, Pilztaster, Not-Aus-Schalter | emergency stop, emergency stop button, E-stop
Seilzugschalter, Seilzug-Notschalter, Reißleinenschalter | pull cord switch, rope pull switch, cable pull switch
Fußschalter, Fußtaster | foot switch, foot pedal, pedal switch

Schütz, Leistungsschütz, Motorschütz, Luftschütz | contactor, power contactor, motor contactor
Hilfsschütz, Schützrelais | auxiliary contactor, contactor relay, control relay
Wendeschütz, Wendeschützkombination, Wendekombination | reversing contactor
Kondensatorschütz | capacitor contactor
Hilfsschalter, Hilfsschalterblock, Hilfskontakt, Hilfskontaktblock, Hilfsschalterbaustein | auxiliary switch, auxiliary contact, auxiliary contact block, auxiliary switch block
Kontaktblock, Schaltelement, Kontaktelement | contact block, contact element, switching element
Entstörglied, RC-Glied, Löschglied, Varistor, Überspannungsbegrenzer | surge suppressor, RC element, suppressor
Motorschutzschalter, MSS, Motorschutz, Motorschalter | motor protection circuit breaker, motor circuit breaker, motor protection switch, manual motor starter, MPCB
Motorschutzrelais, Überlastrelais, Bimetallrelais, Thermorelais, Überstromrelais | overload relay, thermal overload relay, thermal relay
Motorstarter, Direktstarter, Verbraucherabzweig | motor starter, direct starter, load feeder
Leitungsschutzschalter, LS-Schalter, LSS, Sicherungsautomat, Automat, Leitungsschutz | circuit breaker, miniature circuit breaker, MCB
Leistungsschalter, Kompaktleistungsschalter | moulded case circuit breaker, molded case circuit breaker, MCCB, power circuit breaker, ACB
Fehlerstromschutzschalter, FI-Schalter, FI, FI-Schutzschalter, RCCB | residual current device, RCD, residual current circuit breaker, earth leakage circuit breaker, GFCI
FI/LS-Schalter, FI/LS | RCBO
Differenzstromüberwachung, Isolationswächter, Isolationsüberwachung | residual current monitor, insulation monitor, insulation monitoring device
Sicherung, Schmelzsicherung, Sicherungseinsatz, Schmelzeinsatz | fuse, fuse link
Feinsicherung, Gerätesicherung, G-Sicherung, Glassicherung | miniature fuse, glass fuse, cartridge fuse
NH-Sicherung, NH-Sicherungseinsatz, Messersicherung, Niederspannungs-Hochleistungssicherung | NH fuse, HRC fuse, knife blade fuse
Diazed, Neozed, D0-Sicherung, Schraubsicherung, D-Sicherung | diazed fuse, neozed fuse, screw-in fuse
Halbleitersicherung | semiconductor fuse, high-speed fuse, ultra rapid fuse
Sicherungshalter, Sicherungssockel, Sicherungsunterteil, Sicherungselement | fuse holder, fuse base, fuse carrier
Lasttrennschalter, Trennschalter, Lastschalter, Sicherungslasttrennschalter | switch disconnector, disconnector, load break switch, isolator switch, isolator
Hauptschalter, Reparaturschalter, Netztrennschalter | main switch, mains switch, isolating switch
Überspannungsschutz, Überspannungsableiter, Blitzschutz, Blitzstromableiter, ÜSS | surge arrester, surge protection, surge protector, lightning arrester, SPD, surge protection device
Phasenwächter, Netzwächter, Phasenüberwachung, Phasenfolgerelais, Spannungswächter | phase monitoring relay, phase monitor, voltage monitoring relay
Stromwächter, Stromüberwachungsrelais | current monitoring relay, current monitor
Überwachungsrelais | monitoring relay
Thermistorrelais, Kaltleiterrelais, Motorvollschutz, Thermistor-Motorschutz, PTC-Relais | thermistor relay, thermistor motor protection
Relais, Schaltrelais | relay
Koppelrelais, Relaiskoppler, Interfacerelais, Koppelbaustein | interface relay, coupling relay, relay module, relay coupler
Industrierelais, Steckrelais, Leistungsrelais, Miniaturrelais | plug-in relay, power relay, industrial relay
Halbleiterrelais, Solid-State-Relais, SSR, Halbleiterschütz, elektronisches Lastrelais | solid state relay, semiconductor relay, solid state contactor
Zeitrelais, Zeitschaltrelais, Zeitglied, Multifunktionsrelais | time relay, timer relay, timing relay, time delay relay
Stern-Dreieck-Relais, Stern-Dreieck-Zeitrelais, Stern-Dreieck-Schütz, Stern-Dreieck-Starter | star-delta relay, star-delta timer, star-delta starter
Zeitschaltuhr, Schaltuhr | time switch, timer switch
Stromstoßschalter, Stromstoßrelais, Fernschalter | impulse relay, latching relay, impulse switch
Relaissockel, Relaisfassung, Steckfassung, Stecksockel | relay socket, relay base, plug-in socket
Drucktaster, Taster, Drucktaste, Druckknopf | push button, push-button switch
Leuchttaster, Leuchtdrucktaster | illuminated push button
Wahlschalter, Knebelschalter, Wahltaster, Drehschalter | selector switch, rotary switch
Schlüsselschalter, Schlüsseltaster | key switch, key-operated switch
Nockenschalter, Steuerschalter, Nockenfahrschalter | cam switch, control switch, rotary cam switch
Wippschalter, Wippenschalter | rocker switch
Kippschalter, Kipphebelschalter | toggle switch
Joystick, Kreuzschalter, Meisterschalter | joystick, joystick switch, master switch
Befehlsgerät, Befehlsgeber, Steuertafel, Drucktastertafel, Hängetaster, Kranflasche | pendant control, control station, pendant station, control device
Meldeleuchte, Leuchtmelder, Signallampe, Kontrollleuchte, Kontrolllampe, Anzeigeleuchte | indicator light, pilot light, signal lamp, indicator lamp
Signalsäule, Signalampel, Ampel, Signalturm, Warnsäule | signal tower, stack light, tower light, signal column
Rundumleuchte, Rundumkennleuchte, Warnleuchte, Blitzleuchte, Blinkleuchte | beacon, warning light, strobe light, flashing light, rotating beacon
Hupe, Sirene, Signalhupe, Mehrtonsirene, Signalhorn | horn, siren, sounder
Summer, Piezosummer, Signalsummer | buzzer, piezo buzzer
Lampe, Glühlampe, Leuchtmittel, Birne | lamp, light bulb, bulb
Leuchte, Maschinenleuchte, Arbeitsleuchte, Schaltschrankleuchte | luminaire, light fixture, machine light, work light, enclosure light
Leuchtstofflampe, Leuchtstoffröhre, Neonröhre | fluorescent lamp, fluorescent tube
Lampenfassung, Leuchtenfassung | lamp holder, lamp socket
Vorschaltgerät, elektronisches Vorschaltgerät, EVG | ballast, electronic ballast
LED-Treiber, LED-Netzteil | LED driver
Notleuchte, Notlichtleuchte, Rettungszeichenleuchte | emergency light, exit sign

Netzteil, Netzgerät, NT, Schaltnetzteil, Stromversorgung, Spannungsversorgung, SNT, Schaltnetzgerät | power supply, power supply unit, PSU, switching power supply, switch mode power supply, SMPS
DC/DC-Wandler, Gleichspannungswandler, Spannungswandler | DC/DC converter, voltage converter
USV, unterbrechungsfreie Stromversorgung, DC-USV | UPS, uninterruptible power supply
Redundanzmodul, Diodenmodul, Entkoppelmodul | redundancy module, diode module
Akku, Akkumulator, Bleiakku, Batterie | battery, accumulator, rechargeable battery
Ladegerät, Batterieladegerät, Akkuladegerät | charger, battery charger
Transformator, Trafo, Netztrafo, Netztransformator | transformer
Steuertransformator, Steuertrafo | control transformer
Trenntransformator, Trenntrafo | isolating transformer, isolation transformer
Spartransformator, Spartrafo | autotransformer
Gleichrichter, Brückengleichrichter | rectifier, bridge rectifier
Thyristor, Thyristormodul | thyristor, thyristor module
IGBT-Modul, IGBT, Leistungshalbleiter | IGBT module, power module, power semiconductor
Leistungssteller, Thyristorsteller, Thyristor-Leistungssteller | power controller, SCR power controller, thyristor power controller
Kondensator, Elko, Leistungskondensator | capacitor
Motorkondensator, Betriebskondensator, Anlaufkondensator | motor capacitor, run capacitor, start capacitor
Widerstand, Leistungswiderstand, Lastwiderstand | resistor, power resistor
Elektronische Sicherung, Lastkreisüberwachung, elektronischer Schutzschalter | electronic circuit breaker, electronic fuse
Stromschiene, Sammelschiene, Kupferschiene | busbar
Phasenschiene, Kammschiene, Verschienung | comb busbar, phase busbar, link rail
Blindleistungsregler, Blindstromregler | power factor controller, power factor relay
Energiezähler, Stromzähler, Elektrizitätszähler, Wechselstromzähler, Drehstromzähler | energy meter, electricity meter, kWh meter
Energiemessgerät, Netzanalysator, Multifunktionsmessgerät, Universalmessgerät | power meter, power analyzer, power analyser, network analyser
Amperemeter, Strommesser | ammeter
Voltmeter, Spannungsmesser | voltmeter
Einbauinstrument, Digitalanzeige, Einbaumessgerät, Digitalanzeiger | panel meter, digital display, digital panel meter

Klemme, Reihenklemme, Durchgangsklemme, Anschlussklemme | terminal block, terminal, feed-through terminal, DIN rail terminal
Schutzleiterklemme, Erdungsklemme, Schutzleiter-Reihenklemme, PE-Klemme | ground terminal, earth terminal, PE terminal, ground terminal block
Sicherungsklemme, Sicherungsreihenklemme | fuse terminal, fuse terminal block
Doppelstockklemme, Etagenklemme, Mehrstockklemme | double-level terminal, multi-tier terminal, double deck terminal
Initiatorenklemme, Aktorklemme, Sensorklemme, Initiatorklemme | sensor terminal, actuator terminal
Verteilerblock, Verteilerklemme, Potentialverteiler, Hauptleitungsabzweigklemme | distribution block, power distribution block, potential distribution terminal
Endhalter, Endwinkel, Endklammer | end bracket, end clamp, end stop
Abschlussplatte, Abdeckplatte, Abschlussdeckel | end cover, end plate, cover plate
Querbrücke, Steckbrücke, Querverbinder, Brücker, Einlegebrücke | jumper, jumper bar, plug-in bridge, cross connector, cross connection
Klemmenbezeichnung, Beschriftungsschild, Markierungsschild, Bezeichnungsschild, Klemmenmarker, Zackband | terminal marker, marker strip, marking tag, marker tag
Hutschiene, Tragschiene, DIN-Schiene, Normschiene, Montageschiene | DIN rail, mounting rail, top hat rail
Leiterplattenklemme, Printklemme | PCB terminal, PCB terminal block
Übergabemodul, Übergabebaustein, Frontsteckmodul | termination board, interface board
Frontstecker | front connector
Aderendhülse | ferrule, wire end ferrule, bootlace ferrule
Kabelschuh, Ringkabelschuh, Gabelkabelschuh, Rohrkabelschuh, Presskabelschuh | cable lug, ring terminal, ring lug, crimp lug, fork terminal
Flachsteckhülse, Steckhülse, Flachstecker | push-on terminal, spade terminal, blade terminal, faston
Stoßverbinder, Quetschverbinder | butt connector, butt splice
Steckverbinder, Stecker, Steckverbindung | connector, plug, plug connector
Rundsteckverbinder, Rundstecker | circular connector
Buchse, Kupplungsdose, Einbaubuchse, Buchsenstecker | female connector, socket connector
schwerer Steckverbinder, Industriesteckverbinder, Schwerlaststeckverbinder, Industriestecker | heavy duty connector, rectangular connector, industrial connector
Tüllengehäuse, Anbaugehäuse, Sockelgehäuse, Steckergehäuse | connector hood, connector housing, bulkhead housing
Kontakteinsatz, Buchseneinsatz, Stifteinsatz, Steckereinsatz | connector insert, contact insert, female insert, male insert
Crimpkontakt, Stiftkontakt, Buchsenkontakt | crimp contact, pin contact, socket contact
CEE-Stecker, CEE-Steckdose, CEE-Kupplung, Kraftstecker, Starkstromstecker | CEE plug, CEE socket, industrial plug
Steckdose, Schukosteckdose, Schuko | power socket, power outlet, wall socket
Ventilstecker, Magnetventilstecker, Gerätestecker, Gerätesteckdose | valve connector, valve plug, solenoid connector, DIN connector
D-Sub-Stecker, D-Sub, Sub-D, Sub-D-Stecker | D-sub connector, subminiature connector
RJ45-Stecker, Netzwerkstecker, RJ45, Ethernet-Stecker | RJ45 connector, modular plug, ethernet connector
Sensor-Aktor-Verteiler, Sensor-Aktor-Box, Aktor-Sensor-Box, Verteilerbox, Sensorbox, Aktorbox, Passivverteiler | sensor actuator box, distribution box, junction block
Kabel, Leitung, Anschlusskabel, Anschlussleitung | cable, connection cable, connecting cable
Sensorkabel, Sensorleitung, Sensor-/Aktor-Kabel, Verbindungsleitung | sensor cable, sensor lead, cordset, sensor actuator cable
Geberleitung, Geberkabel, Signalleitung, Encoderkabel, Rückführleitung | encoder cable, feedback cable, signal cable
Motorleitung, Motorkabel, Servoleitung, Servokabel, Leistungsleitung | motor cable, servo cable, power cable
Steuerleitung, Steuerkabel | control cable
Schleppkettenleitung, Schleppkettenkabel | drag chain cable, chain cable, flexible cable
Netzwerkkabel, Patchkabel, Ethernet-Kabel, Ethernetleitung, Profinet-Kabel, Profinet-Leitung, Datenkabel | ethernet cable, patch cable, network cable, patch cord, data cable
Profibus-Kabel, Profibus-Leitung, Busleitung, Buskabel | Profibus cable, bus cable, fieldbus cable
Flachbandkabel, Flachbandleitung | ribbon cable, flat cable
Verlängerungskabel, Verlängerungsleitung, Verlängerung | extension cable, extension cord
Netzkabel, Netzleitung, Kaltgerätekabel, Netzanschlusskabel | mains cable, power cord, mains lead
Erdungskabel, Schutzleiter, Erdungsleitung, Masseband, Erdungsband | earth cable, ground cable, earthing strap, ground strap
Litze, Einzelader, Schaltlitze, Schaltdraht | stranded wire, hook-up wire, single core
Kabelverschraubung, Kabeldurchführung, PG-Verschraubung, Kabeleinführung | cable gland, cable entry, cable fitting
Kabelbinder | cable tie, zip tie
Kabelkanal, Verdrahtungskanal, Leitungskanal | cable duct, wiring duct, cable trunking, trunking
Kabeltrommel, Leitungsroller | cable reel, cable drum
Schrumpfschlauch | heat shrink, heat shrink tubing, shrink tube
Schutzschlauch, Wellrohr, Kabelschutzschlauch, Wellschlauch | conduit, corrugated tube, protective hose, corrugated conduit
Schleifring, Schleifringübertrager, Schleifringkörper | slip ring
Kohlebürste, Schleifkohle, Motorkohle | carbon brush

Schaltschrank, Schaltkasten, Verteilerschrank, Steuerschrank, Kompaktschaltschrank | control cabinet, enclosure, switch cabinet, electrical enclosure, control panel
Klemmenkasten, Klemmkasten, Abzweigdose, Anschlusskasten | terminal box, junction box
Gehäuse, Leergehäuse, Kleingehäuse | housing, empty enclosure
Schaltschrankkühlgerät, Kühlgerät, Schaltschrankklimagerät, Klimagerät | cooling unit, enclosure cooling unit, air conditioner
Schaltschrankheizung, Schrankheizung, Heizgerät | enclosure heater, cabinet heater
Lüfter, Ventilator, Gebläse, Kompaktlüfter | fan, blower, ventilator
Axiallüfter, Axialventilator | axial fan
Radiallüfter, Radialgebläse, Radialventilator | radial fan, centrifugal fan, radial blower
Filterlüfter, Schaltschranklüfter, Austrittsfilter | filter fan, fan filter, exhaust filter
Kühlkörper | heat sink
Wärmetauscher, Wärmeübertrager, Plattenwärmetauscher, Ölkühler | heat exchanger, plate heat exchanger, oil cooler
Heizpatrone, Heizelement, Heizstab, Heizband | heating element, cartridge heater, heater, immersion heater, heating cartridge

Ventil | valve
Regelventil, Stellventil | control valve
Magnetventil, Elektromagnetventil | solenoid valve, electrovalve
Pneumatikventil, Pneumatisches Ventil | pneumatic valve, air valve
Hydraulikventil | hydraulic valve
Wegeventil, Schieberventil, Mehrwegeventil | directional valve, directional control valve, spool valve
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

Spannzange | collet
Spannfutter, Drehfutter, Backenfutter, Dreibackenfutter | chuck, lathe chuck, three-jaw chuck
Werkzeughalter, Werkzeugaufnahme, Werkzeughalterung | tool holder
Wendeschneidplatte, Wendeplatte, WSP, Schneidplatte | indexable insert, carbide insert, cutting insert
Fräser, Schaftfräser, VHM-Fräser | milling cutter, end mill
Bohrer, Spiralbohrer | drill bit, twist drill, drill
Gewindebohrer | thread tap, screw tap, machine tap
Reibahle | reamer
Messschieber, Schieblehre | caliper, vernier caliper, calliper
Messuhr, Feinzeiger | dial gauge, dial indicator
Crimpzange, Presszange, Aderendhülsenzange | crimping tool, crimp tool, crimping pliers
Abisolierzange | wire stripper, stripping tool
Drehmomentschlüssel | torque wrench
Schraubendreher, Schraubenzieher | screwdriver
Akkuschrauber, Schrauber, Elektroschrauber, Druckluftschrauber | cordless screwdriver, nutrunner, power screwdriver
Spindel, Motorspindel, Frässpindel, Hauptspindel | spindle, motor spindle, milling spindle
Schleifscheibe | grinding wheel
Sägeblatt, Sägeband | saw blade, band saw blade
Hebezeug, Kettenzug, Elektrokettenzug, Seilzug | chain hoist, electric hoist, hoist
Lenkrolle, Bockrolle, Transportrolle | castor, caster, swivel castor
Feder, Druckfeder, Zugfeder | spring, compression spring, tension spring
Schraube, Gewindeschraube | screw, bolt
Mutter, Sechskantmutter | hex nut, hexagon nut
Nutenstein, Nutstein, Hammermutter | T-slot nut, slot nut, T-nut
Aluprofil, Aluminiumprofil, Konstruktionsprofil, Nutprofil | aluminium profile, aluminum profile, extrusion profile
Gelenkfuß, Stellfuß, Maschinenfuß, Nivellierfuß | levelling foot, leveling foot, machine foot, adjustable foot
Schwingungsdämpfer, Gummipuffer, Schwingmetall, Maschinenlager | vibration damper, rubber buffer, anti-vibration mount
Handgriff, Griff, Bügelgriff | handle, grip
Scharnier | hinge
Schrankschloss, Türverschluss | cabinet lock
`;
