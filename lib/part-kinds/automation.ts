export const automation = `
SPS, speicherprogrammierbare Steuerung, Automatisierungsgerät, Steuerung, CPU, SPS-CPU, CPU-Baugruppe, Zentralbaugruppe, Zentraleinheit, Kompaktsteuerung | PLC, programmable logic controller, CPU, central processing unit, CPU module
Kleinsteuerung, Logikmodul, Steuerrelais | logic module, logic relay, micro PLC
Digitaleingabe, Digitaleingang, Digitaleingabebaugruppe, Digitaleingangsmodul, Eingangsmodul, Eingabebaugruppe, Eingangskarte, Eingangsklemme, Digital-Eingangsklemme | digital input, digital input module, input module, input card
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
Ethernet-Switch, Netzwerkswitch, Industrial Ethernet Switch, Industrieswitch | ethernet switch, network switch, industrial switch
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

Näherungsschalter, Näherungssensor, Näherungsinitiator, Initiator, Ini, induktiver Sensor, induktiver Näherungsschalter, induktiver Näherungssensor, Induktivsensor | proximity switch, proximity sensor, prox switch, prox, inductive sensor, inductive proximity switch, inductive proximity sensor
kapazitiver Sensor, kapazitiver Näherungsschalter, kapazitiver Näherungssensor | capacitive sensor, capacitive proximity switch, capacitive proximity sensor
Ultraschallsensor | ultrasonic sensor
Lichtschranke, Einweglichtschranke, Lichttaster, Reflexionslichttaster, Reflextaster, Reflexionslichtschranke, Reflexlichtschranke, Optosensor, optischer Sensor | photoelectric sensor, photo eye, light barrier, photoelectric barrier, photocell, retroreflective sensor, reflex sensor, diffuse sensor, diffuse reflection sensor
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
Temperatursensor, Temperaturfühler, Temperaturgeber, Thermofühler, Widerstandsthermometer, Pt100, Messwiderstand | temperature sensor, temperature probe, RTD, resistance thermometer
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
`;
