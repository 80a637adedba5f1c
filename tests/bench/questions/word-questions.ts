import { normaliseCode } from "@/lib/part-numbers/normalise";
import { type KnownManufacturer, knownManufacturers } from "../fill/catalogue/known-manufacturers";
import { kindNamed, kindsMeantBy, type PartKind, spell } from "../fill/catalogue/part-kinds";
import type { Chance } from "../fill/chance";
import { type Catalogue, type Facts, manufacturerKeyOf } from "./catalogue";
import {
  bareNameOf,
  firstWordOf,
  manufacturersMeantBy,
  mistypedNameOf,
  shortNameOf,
  withoutUmlautOf,
} from "./manufacturer-words";
import { asked, type Question, type QuestionKind } from "./question";
import { mistypedWord, spacedApart } from "./slips";

const unknownWords = ["gelb", "Sonderposten", "Lagerräumung", "Schnäppchen", "vergoldet"];
const sentences = [
  "suche {} neu",
  "brauche dringend {}",
  "need {} asap",
  "hat jemand {} auf Lager?",
  "Ersatzteil {} gebraucht gesucht",
  "looking for {} used",
  "Angebot für {} bitte",
];
const wishes = [
  "{n} Stück {}",
  "{} {n}x",
  "qty {n} {}",
  "{n} x {}",
  "{} {n} Stk",
  "need {n} pcs {}",
];
const fullSentences = [
  "brauche dringend {n} Stück {} von {m}",
  "suche {n} Stück {m} {} neu",
  "need {n} pcs {} for {m} machine",
  "bitte Angebot über {n} x {m} {}",
];

/** Searches other than a bare number, each kind judged for itself. */
export const wordQuestions: QuestionKind[] = [
  manufacturer("manufacturer, full name", ({ name }) => name),
  manufacturer("manufacturer, without legal form", ({ name }) => bareNameOf(name)),
  manufacturer("manufacturer, first word", ({ name }) => firstWordOf(name)),
  manufacturer("manufacturer, short form", ({ short }, chance) =>
    short.length > 0 ? chance.oneOf(short) : null,
  ),
  manufacturer("manufacturer, umlaut replaced", ({ name }) => withoutUmlautOf(name)),
  manufacturer("manufacturer, one slip", ({ name }, chance) => mistypedNameOf(name, chance)),
  partOf("manufacturer and number", ({ name }, { mpn }) => `${bareNameOf(name)} ${mpn}`),
  partOf("number and manufacturer", ({ name }, { mpn }) => `${mpn} ${bareNameOf(name)}`),
  partOf(
    "short manufacturer and number",
    (known, { mpn }, chance) => `${shortNameOf(known, chance)} ${mpn}`,
  ),
  part("number in a sentence", ({ mpn }, chance) => chance.oneOf(sentences).replace("{}", mpn)),
  part("number and pieces", (facts, chance) => withPieces(chance.oneOf(wishes), facts, chance)),
  partOf("sentence with pieces, number, manufacturer", (known, facts, chance) =>
    withPieces(chance.oneOf(fullSentences), facts, chance)?.replace(
      "{m}",
      shortNameOf(known, chance),
    ),
  ),
  part("number with spaces", ({ mpn }, chance) => spacedApart(chance, mpn)),
  kind("kind, German", ({ german }) => german),
  kind("kind, English", ({ english }) => english),
  kind("kind, synonym", ({ synonyms }, chance) =>
    synonyms.length > 0 ? chance.oneOf(synonyms) : null,
  ),
  kind("kind, plural", ({ german, plural }) => (plural === german ? null : plural)),
  kind("kind, mistyped", ({ german }, chance) => mistypedKind(german, chance)),
  kind("kind, part of a word", ({ part: ownPart }) => ownPart),
  part("kind and number", ({ kind: name, mpn }, chance) =>
    chance.isHit(0.5) ? `${name} ${mpn}` : `${mpn} ${kindNamed(name).english}`,
  ),
  words("kind and manufacturer", (chance, catalogue) => kindOfManufacturer(chance, catalogue)),
  words("kind, manufacturer, a word that fits nothing", (chance, catalogue) => {
    const question = kindOfManufacturer(chance, catalogue);
    return question && { ...question, query: `${question.query} ${chance.oneOf(unknownWords)}` };
  }),
  words("kind and measure", (chance, { offers }) => measured(chance, chance.oneOf(offers))),
  words("pasted name", (chance, { offers }) => {
    const { nameDe } = chance.oneOf(offers);
    return { query: nameDe, truth: { rule: "first is named", name: nameDe } };
  }),
  words("pasted name, a word that fits nothing", (chance, { offers }) => {
    const { nameDe } = chance.oneOf(offers);
    const query = `${nameDe} ${chance.oneOf(unknownWords)}`;
    return { query, truth: { rule: "holds name", name: nameDe } };
  }),
];

function words(name: string, draw: QuestionKind["draw"]): QuestionKind {
  return { name, group: "words", draw };
}

type Query = string | null | undefined;

function manufacturer(
  name: string,
  queryOf: (known: KnownManufacturer, chance: Chance) => Query,
): QuestionKind {
  return words(name, (chance, { offersOf, manufacturers }) => {
    const known = chance.oneOf(knownManufacturers);
    const query = offersOf(known.name).length > 0 ? queryOf(known, chance) : null;
    const meant = manufacturersMeantBy(query ?? "", manufacturers);
    const own = manufacturerKeyOf(known.name);
    return asked(query, { rule: "all fit", manufacturers: [own, ...meant] });
  });
}

function part(name: string, queryOf: (facts: Facts, chance: Chance) => Query): QuestionKind {
  return words(name, (chance, { offers }) => {
    const facts = chance.oneOf(offers);
    const number = normaliseCode(facts.mpn);
    return asked(queryOf(facts, chance), { rule: "holds number", number });
  });
}

function partOf(
  name: string,
  queryOf: (known: KnownManufacturer, facts: Facts, chance: Chance) => Query,
): QuestionKind {
  return words(name, (chance, { offersOf }) => {
    const known = chance.oneOf(knownManufacturers);
    const own = offersOf(known.name);
    const facts = own.length > 0 ? chance.oneOf(own) : null;
    return facts && asked(queryOf(known, facts, chance), { rule: "holds part", part: facts.part });
  });
}

/** All rows must be of a kind that the word may mean; `queryOf` may add a typo. */
function kind(
  name: string,
  queryOf: (kind: PartKind, chance: Chance) => string | { typed: string; meant: string } | null,
): QuestionKind {
  return words(name, (chance, { offers }) => {
    const query = queryOf(kindNamed(chance.oneOf(offers).kind), chance);
    const { typed, meant } =
      typeof query === "string" ? { typed: query, meant: query } : (query ?? {});
    return asked(typed, { rule: "all fit", kinds: kindsMeantBy(meant ?? "") });
  });
}

function mistypedKind(german: string, chance: Chance) {
  const [meant = ""] = german.split(" ");
  const typed = mistypedWord(chance, meant);
  return meant.length < 6 || kindsMeantBy(typed).length > 0 ? null : { typed, meant };
}

function kindOfManufacturer(chance: Chance, { offersOf, manufacturers }: Catalogue) {
  const known = chance.oneOf(knownManufacturers);
  const own = offersOf(known.name);
  if (own.length === 0) {
    return null;
  }
  const name = shortNameOf(known, chance);
  const { german } = kindNamed(chance.oneOf(own).kind);
  const meant = [manufacturerKeyOf(known.name), ...manufacturersMeantBy(name, manufacturers)];
  const query = chance.isHit(0.5) ? `${german} ${name}` : `${name} ${german}`;
  return {
    query,
    truth: { rule: "all fit" as const, manufacturers: meant, kinds: kindsMeantBy(german) },
  };
}

function measured(chance: Chance, { kind: name, measures }: Facts): Question | null {
  const own = kindNamed(name);
  const measure = own.measures.find(({ key }) => measures.includes(key));
  return asked(measure && `${own.german} ${spell(measure, chance)}`, {
    rule: "all fit",
    kinds: kindsMeantBy(own.german),
    measure: measure?.key,
  });
}

function withPieces(sentence: string, { mpn, pieces }: Facts, chance: Chance): string | null {
  const least = Math.max(2, pieces?.least ?? 0);
  const spare = (pieces?.most ?? 0) - least;
  const wished = least + chance.below(Math.min(10, spare + 1));
  return spare < 0 ? null : sentence.replace("{n}", String(wished)).replace("{}", mpn);
}
