import { automation } from "./kinds/automation";
import { electrics } from "./kinds/electrics";
import { fluids } from "./kinds/fluids";
import { mechanics } from "./kinds/mechanics";

/**
 * Kinds of parts and their synonyms, one kind a line: German terms | English terms, the name that is shown first.
 * A line holds only words that a searcher would exchange for one another, in the singular; joined and apart are the
 * same. A narrower kind gets its own line, and no term stands in two (a test says where).
 */
export const kinds = mechanics + automation + electrics + fluids;
