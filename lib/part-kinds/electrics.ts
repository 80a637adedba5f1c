export const electrics = `
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
Sensorkabel, Sensorleitung, Sensor-/Aktor-Kabel, Verbindungsleitung, Verbindungskabel | sensor cable, sensor lead, cordset, sensor actuator cable
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
`;
