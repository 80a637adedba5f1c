/** ISO 3166-1 alpha-2. */
const codes = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
  BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
  DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
  GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
  PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** What ERPs write besides: ISO 3166-1 alpha-3 of countries that make parts, and two habits. */
const otherCodes = new Map(
  `AUT AT,BEL BE,BGR BG,BRA BR,BRD DE,CAN CA,CHE CH,CHN CN,CZE CZ,DEU DE,DNK DK,ESP ES,EST EE,FIN FI,FRA FR,GBR GB,
  GRC GR,HRV HR,HUN HU,IND IN,IRL IE,ISR IL,ITA IT,JPN JP,KOR KR,LTU LT,LUX LU,LVA LV,MEX MX,NLD NL,NOR NO,POL PL,
  PRT PT,ROU RO,SRB RS,SVK SK,SVN SI,SWE SE,THA TH,TUR TR,TWN TW,UK GB,UKR UA,USA US,VNM VN`
    .split(",")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

/** The code of a country that is written as its code, or as it is called in German or English. */
export function countryCodeOf(written: string): string | undefined {
  const code = written.trim().toUpperCase();
  return codes.has(code) ? code : (otherCodes.get(code) ?? codesByName().get(code));
}

export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}

let byName: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  byName ??= new Map(
    ["de", "en"].flatMap((locale) =>
      [...codes].map((code): [string, string] => [countryName(code, locale).toUpperCase(), code]),
    ),
  );
  return byName;
}
