import * as auth from "@/lib/accounts/operations";
import { findOperation, listOperations } from "@/lib/api/registry";
import type { AnyOperation } from "@/lib/operations/define";
import type { Deed, DeedMaker } from "./deed";
import { importDeeds } from "./import-deeds";
import { countTheViews, fileDeeds, otherDeeds, putTheFile, tradeDeeds } from "./market-deeds";
import { accountDeeds, loginDeeds } from "./people-deeds";

/** What no operation does, by the names of their deeds. */
export const others: Record<string, (deed: Deed) => Promise<void>> = {
  "count-views": countTheViews,
  upload: putTheFile,
};

/** A maker for each operation that writes, and for what else does. */
export const deeds: Record<string, DeedMaker> = {
  ...tradeDeeds,
  ...fileDeeds,
  ...accountDeeds,
  ...loginDeeds,
  ...importDeeds,
  ...otherDeeds,
};

const authOperations = Object.values(auth) as unknown as AnyOperation[];

// By the verbs that the house has for reading.
const isReading = /^(?:get|fuzzy-search|export|exchange)-/;

/** These write one row, which is there or not; `set-manufacturers-distinct` takes one away besides. */
const ofOneRow = [
  ...["update-account", "update-current-user-last-active-timestamp", "create-document"],
  ...["create-file", "create-request-draft", "set-manufacturers-distinct", "log-out"],
  ...["add-manufacturer-alias", "remove-manufacturer-alias"],
];

/** The names of all operations that write more than one thing, those of the auth calls too. */
export function writingOperations(): string[] {
  const names = new Set([...listOperations(), ...authOperations].map(({ name }) => name));
  return [...names].filter((name) => !(isReading.test(name) || ofOneRow.includes(name)));
}

/** The operation that a deed is done by. */
export function operationOf(name: string): AnyOperation {
  const found = findOperation(name) ?? authOperations.find((one) => one.name === name);
  if (!found) {
    throw new Error(`no operation ${name}`);
  }
  return found;
}
