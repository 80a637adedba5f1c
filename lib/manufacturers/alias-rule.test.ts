import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { aliasKeyOf } from "./names";

test.each([
  ["Siemens AG", "Siemens · Landis & Staefa · Loher · Milltronics"],
  ["SIEMENS A.G.", "SIEMENS · Landis & Staefa · Loher · Milltronics"],
  ["Endress+Hauser", "Endress+Hauser · Endress · E+H"],
  [
    "Endress + Hauser Messtechnik GmbH+Co. KG",
    "Endress+Hauser Messtechnik · Endress+Hauser · Endress · E+H",
  ],
  ["SEW-EURODRIVE GmbH & Co KG", "SEW-EURODRIVE · SEW · Eurodrive · Usocome"],
  [
    "B&R Industrial Automation",
    "B&R Industrial Automation · B&R · B&R Industrial · Bernecker + Rainer",
  ],
  [
    "Bernecker + Rainer Industrie-Elektronik Ges.m.b.H.",
    "Bernecker+Rainer Industrie-Elektronik · Bernecker+Rainer · Bernecker · B+R",
  ],
  [
    "Schneider Electric",
    "Schneider Electric · Schneider · APC · Berger Lahr · Elau · Foxboro · Merlin Gerin · Merten · Modicon · Ritto · Square D · Telemecanique",
  ],
  ["U.I. Lapp GmbH", "U.I. Lapp · Lapp · Lapp Kabel"],
  ["Schaeffler Technologies AG & Co. KG", "Schaeffler Technologies · Schaeffler · FAG · INA · LuK"],
  [
    "Bosch Rexroth AG",
    "Bosch Rexroth · Bosch · Brueninghaus Hydromatik · Hydromatik · Indramat · Mannesmann Rexroth · Rexroth",
  ],
  ["Festo SE & Co. KG", "Festo"],
  ["Dr. Johannes Heidenhain GmbH", "Dr. Johannes Heidenhain · Heidenhain · Johannes Heidenhain"],
  [
    "Georg Fischer Rohrleitungssysteme AG",
    "Georg Fischer Rohrleitungssysteme · Fischer · Georg Fischer",
  ],
  ["General Electric", "General Electric · GE · GE Fanuc"],
  ["Deutsche Star GmbH", "Deutsche Star"],
  ["Klöckner-Moeller", "Klöckner-Moeller · Klöckner · Moeller"],
  [
    "Rockwell Automation, Inc.",
    "Rockwell Automation · Rockwell · AB · Allen-Bradley · Sprecher+Schuh",
  ],
  ["Continental ContiTech AG", "Continental ContiTech · Continental · ContiTech"],
  ["3M", "3M"],
  ["AG", "AG"],
  ["E. Dold & Söhne KG", "E. Dold&Söhne · Dold&Söhne · Dold · D&S"],
  ["ООО Подшипник", "ООО Подшипник · ООО"],
])("%s is sought by %s", async (name, expected) => {
  const [row] = await db().$queryRaw<{ names: string[] }[]>`
    SELECT manufacturer_alias_names(${name}) AS names`;
  expect(row?.names.join(" · ")).toBe(expected);
});

test("both readings of a name are the same", async () => {
  for (const name of [
    "Endress+Hauser",
    "Müller & Söhne",
    "U.I. Lapp\u00a0(DE)",
    "3M™ [x]",
    "Ørsted – ½ µ",
    "轴承 、K",
  ]) {
    const [row] = await db().$queryRaw<
      { key: string }[]
    >`SELECT manufacturer_alias_key(${name}) AS key`;
    expect(row?.key).toBe(aliasKeyOf(name));
  }
});
