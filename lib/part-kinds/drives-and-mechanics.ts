export const mechanics = `
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
