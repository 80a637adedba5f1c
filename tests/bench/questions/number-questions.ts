import { normaliseCode } from "@/lib/part-numbers/normalise";
import type { Chance } from "../fill/chance";
import { type Catalogue, countBeginningWith, countHolding, type Facts } from "./catalogue";
import { asked, type QuestionKind } from "./question";
import { type Slip, slips } from "./slips";

const shortestNumber = 5;
const shortestBeginning = 4;
const shortestInside = 5;
// A fragment that more numbers share is too general for one page.
const mostSharing = 5;

/** Real numbers, exact and with each kind of typo; page 1 must have an offer of the part. */
export const numberQuestions: QuestionKind[] = [
  numbers("exact number", ({ mpn }) => mpn),
  ...Object.entries(slips).map(([name, slip]) => slipped(name, slip)),
  numbers("beginning", (facts, _, catalogue) => beginningOf(facts, catalogue)),
  numbers("inside", (facts, chance, catalogue) => insideOf(facts, chance, catalogue)),
];

/** Draws a typo again when it is another existing number or its prefix. */
function slipped(name: string, slip: Slip): QuestionKind {
  return numbers(name, ({ mpn }, chance, catalogue) => {
    const query = slip(chance, mpn);
    if (query === null || normaliseCode(query) === normaliseCode(mpn)) {
      return query;
    }
    return countBeginningWith(catalogue, normaliseCode(query), 1) > 0 ? null : query;
  });
}

function numbers(
  name: string,
  queryOf: (facts: Facts, chance: Chance, catalogue: Catalogue) => string | null,
): QuestionKind {
  return {
    name,
    group: "numbers",
    draw(chance, catalogue) {
      const facts = chance.oneOf(catalogue.offers);
      const number = normaliseCode(facts.mpn);
      const query = number.length < shortestNumber ? null : queryOf(facts, chance, catalogue);
      return asked(query, { rule: "holds number", number });
    },
  };
}

/** The shortest unambiguous prefix. */
function beginningOf({ mpn }: Facts, catalogue: Catalogue): string | null {
  const code = normaliseCode(mpn);
  for (let length = shortestBeginning; length < code.length; length++) {
    const beginning = code.slice(0, length);
    if (countBeginningWith(catalogue, beginning, mostSharing + 1) <= mostSharing) {
      return beginning;
    }
  }
  return null;
}

function insideOf({ mpn }: Facts, chance: Chance, catalogue: Catalogue): string | null {
  const code = normaliseCode(mpn);
  const longest = code.length - 2;
  if (longest < shortestInside) {
    return null;
  }
  const length = shortestInside + chance.below(longest - shortestInside + 1);
  const from = 1 + chance.below(code.length - length - 1);
  const stretch = code.slice(from, from + length);
  return countHolding(catalogue, stretch, mostSharing + 1) <= mostSharing ? stretch : null;
}
