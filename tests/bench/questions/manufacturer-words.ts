import { foldText } from "@/lib/text/fold-text";
import { type KnownManufacturer, knownManufacturers } from "../fill/catalogue/known-manufacturers";
import type { Chance } from "../fill/chance";
import { manufacturerKeyOf } from "./catalogue";
import { mistypedWord } from "./slips";

const legalForm =
  /^(?:gmbh|ag|se|kg|kgaa|ltd|inc|corp|corporation|plc|sa|ab|b\.v\.|s\.p\.a\.|a\/s|stiftung|co|&|\+)\.?$/i;
// Nobody looks for Turck by "Hans".
const givenName = /^(?:hans|fritz|.{1,2}|.*\..*)$/i;

/** "Phoenix Contact GmbH & Co. KG" → "Phoenix Contact". */
export function bareNameOf(name: string): string {
  const words = name.split(" ");
  const end = words.findIndex((word, place) => place > 0 && legalForm.test(word));
  return words.slice(0, end < 0 ? words.length : end).join(" ");
}

/** "Phoenix Contact" → "Phoenix"; null when that is too general or the whole name. */
export function firstWordOf(name: string): string | null {
  const [first = ""] = name.split(" ");
  return first === name || givenName.test(first) ? null : first;
}

/** "SEW", "E+H", else the first word. */
export function shortNameOf({ name, short }: KnownManufacturer, chance: Chance): string {
  return short.length > 0 ? chance.oneOf(short) : (firstWordOf(name) ?? bareNameOf(name));
}

/** "Weidmueller"; null where the name has no umlaut. */
export function withoutUmlautOf(name: string): string | null {
  const word = name.split(" ").find((one) => /[äöü]/i.test(one));
  return word === undefined ? null : foldText(word);
}

/** A typo in a first word of five or more letters; null when it is another manufacturer's word. */
export function mistypedNameOf(name: string, chance: Chance): string | null {
  const [word = ""] = name.split(" ");
  if (givenName.test(word) || !/^\p{L}{5,}$/u.test(word)) {
    return null;
  }
  const mistyped = mistypedWord(chance, word);
  return manufacturersMeantBy(mistyped, allKnown).length > 0 ? null : mistyped;
}

const allKnown = knownManufacturers.map(({ name }) => name);

export function manufacturersMeantBy(words: string, names: string[]): string[] {
  const wanted = ` ${foldText(words)} `;
  return names
    .filter((name) =>
      ` ${foldText(name).replaceAll("-", " ")} `.includes(wanted.replaceAll("-", " ")),
    )
    .map(manufacturerKeyOf);
}
