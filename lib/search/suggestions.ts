import "server-only";
import { db } from "@/lib/db/client";
import { listManufacturers } from "@/lib/manufacturers/queries";
import { visitor } from "@/lib/operations/viewer";
import { searchReach } from "./access";
import { entryColumns, withinReach } from "./conditions";
import { normaliseCode } from "./rules";
import type { SearchSuggestions, SuggestedCode } from "./schema";
import { slipsOf } from "./slips";
import { likeCodesStatement, startingCodesStatement } from "./suggestion-statements";

const maxCodes = 8;
const maxManufacturers = 3;
// One letter begins half of all codes: nobody means the first eight of them.
const minTyped = 2;

/** What a search bar offers for what has been typed so far, the same for everybody: only what is for sale. */
export async function suggestFor(query: string): Promise<SearchSuggestions> {
  if (query.length < minTyped) {
    return { codes: [], manufacturers: [] };
  }
  const [codes, manufacturers] = await Promise.all([
    startingCodes(normaliseCode(query)),
    listManufacturers({ query, onlyVerified: true, limit: maxManufacturers }),
  ]);
  return { codes, manufacturers };
}

/** The codes for sale most like a query, the most similar first; none for a query without letters and digits. */
export async function listSimilarCodes(query: string): Promise<SuggestedCode[]> {
  const code = normaliseCode(query);
  if (code === "") {
    return [];
  }
  const rows = await db().$queryRaw<FoundCode[]>(
    likeCodesStatement({ code, slips: slipsOf(code), entries: forSale, limit: maxCodes }),
  );
  return rows.map(asWritten);
}

const forSale = withinReach(searchReach(visitor, {}), entryColumns);

async function startingCodes(code: string): Promise<SuggestedCode[]> {
  if (code.length < minTyped) {
    return [];
  }
  const rows = await db().$queryRaw<FoundCode[]>(
    startingCodesStatement({ code, entries: forSale, limit: maxCodes }),
  );
  return rows.map(asWritten);
}

interface FoundCode {
  /** Normalised. */
  code: string;
  /** All codes of a listing that carries it, as written. */
  written: (string | null)[];
  manufacturer: string;
}

function asWritten({ code, written, manufacturer }: FoundCode): SuggestedCode {
  const own = written.find((one) => one !== null && normaliseCode(one) === code);
  return { code: own ?? code, manufacturer };
}
