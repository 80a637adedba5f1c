import { site } from "@/lib/config/site";
import { looksLikeAddress } from "@/lib/text/web-addresses-in-text";
import { plainLetters } from "./look-alikes";

/** Issue codes of lib/errors/issues.ts. */
export type NameError = "name_official" | "name_link" | "name_scripts";

export function findNameError(name: string): NameError | null {
  const plain = name.normalize("NFKC");
  if (looksLikeAddress(plain)) {
    return "name_link";
  }
  if (looksOfficial(plain)) {
    return "name_official";
  }
  return mixesScripts(plain) ? "name_scripts" : null;
}

const operatorNames = [
  site.name,
  site.operator.company.replace(/ (?:GmbH|AG|KG|SE|UG|OHG|e\.K\.)$/, ""),
];

/** Refused wherever they stand as a word. */
const rulers =
  wordsOf(`admin admins administrator administrators administratoren administratorin moderator moderators moderatorin
  moderatoren sysadmin superadmin администратор администраторы модератор postmaster webmaster hostmaster mailerdaemon noreply`);

/** Refused even with a legal form. */
const offices =
  wordsOf(`support kundenservice kundendienst kundenbetreuung kundensupport kundenberatung helpdesk servicedesk
  userservice userhelp customerservice customersupport customercare`);

/** Refused only alone: "Service Müller" passes, "Service Team" does not. */
const duties =
  wordsOf(`service services team teams system systems security sicherheit sicherheits buchhaltung rechnungsstelle abrechnung
  billing accounting payment payments zahlung zahlungen verifizierung verification konto account accounts login hotline help hilfe
  customer kunden member members official offiziell plattform platform marktplatz marketplace betreiber operator
  redaktion datenschutz compliance trust safety staff mitarbeiter mail mailer daemon abuse root administration moderation verwaltung
  benachrichtigung notification notifications alert alerts warnung achtung wichtig care desk abteilung department gelöscht
  gelöschtes deleted gesperrt gesperrtes blocked käuferschutz verkäuferschutz treuhand treuhandservice escrow`);

/** Prefixes such as "Tech Support" or "Hauptadministrator". */
const epithets = wordsOf(
  "technischer technische technical tech it site web haupt chef head chief main",
);

const fillers = wordsOf(
  "der die das the user users of und and für for von ihr ihre unser our your de com eu ag",
);
const legalForms = wordsOf(
  "gmbh ag kg kgaa ug ohg se ek ltd inc llc co sa srl bv mbh haftungsbeschränkt",
);

const official = new Set([...rulers, ...offices, ...duties, ...operatorNames.map(squeeze)]);

function looksOfficial(name: string): boolean {
  return [name, withoutFigures(name), name.replace(/\d+/g, "")].some((spelling) => {
    const words = wordsIn(spelling);
    return namesOperator(words) || words.some(isRuler) || isOnlyOffices(words);
  });
}

/** Matches "Lager-Fund", but not "Lager Fundgrube". */
function namesOperator(words: string[]): boolean {
  return operatorNames
    .map(squeeze)
    .some((own) => words.some((word) => word.includes(own)) || runsOf(words).includes(own));
}

/** Matches "systemadmin", but not "admintec". */
function isRuler(word: string): boolean {
  return partsOf(word)?.some((part) => rulers.has(part)) ?? false;
}

function isOnlyOffices(words: string[]): boolean {
  const named = words.filter((word) => !fillers.has(word) && !legalForms.has(word));
  const hasForm = words.some((word) => legalForms.has(word));
  const parts = partsOf(named.join(""));
  if (named.length === 0 || parts === null) {
    return false;
  }
  const isOffice = parts.some((part) => offices.has(part) || rulers.has(part));
  return isOffice || (!hasForm && !parts.some((part) => epithets.has(part)));
}

/** Null when the word has any other part. */
function partsOf(word: string): string[] | null {
  if (word === "") {
    return [];
  }
  for (const part of [...official, ...epithets]) {
    const rest = word.startsWith(part) ? partsOf(word.slice(part.length)) : null;
    if (rest !== null) {
      return [part, ...rest];
    }
  }
  return null;
}

function runsOf(words: string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start).map((_word, length) => words.slice(start, start + length + 1).join("")),
  );
}

/** Joins single letters: "A d m i n". */
function wordsIn(name: string): string[] {
  const words = plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined: string[] = [];
  let wasSingle = false;
  for (const word of words) {
    const isSingle = word.length === 1;
    if (isSingle && wasSingle) {
      joined.push(`${joined.pop()}${word}`);
    } else {
      joined.push(word);
    }
    wasSingle = isSingle;
  }
  return joined;
}

const letterOfFigure: Record<string, string> = {
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  $: "s",
  "€": "e",
  "!": "i",
};

/** Reads digits before a letter as letters: "Supp0rt24" is "Support". */
function withoutFigures(name: string): string {
  return name.replace(/[\d$€!]+/g, (figures, at: number) =>
    /^\p{L}/u.test(name.slice(at + figures.length))
      ? Array.from(figures, (figure) => letterOfFigure[figure] ?? figure).join("")
      : " ",
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(/\s+/).map(squeeze));
}

function squeeze(name: string): string {
  return plainLetters(name).replace(/[^\p{L}\p{N}]/gu, "");
}

const scripts = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Georgian",
  "Hebrew",
  "Arabic",
  "Cherokee",
  "Coptic",
  "Lisu",
].map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/** Engineers' symbols that do not imitate Latin letters. */
const symbols = /[μΩωΔδΣΦφΨψΠπΛλΘθ]/g;

function mixesScripts(name: string): boolean {
  const hasLatin = /\p{Script=Latin}/u.test(name);
  const letters = hasLatin ? name.replace(symbols, "") : name;
  return scripts.filter((script) => script.test(letters)).length > 1;
}
