import * as auth from "@/lib/accounts/operations";
import { findOperation, listOperations } from "@/lib/api/registry";
import type { AnyOperation } from "@/lib/operations/define";
import type { Deed, DeedMaker } from "./deed";
import { importDeeds } from "./import-deeds";
import { countTheViews, fileDeeds, otherDeeds, putTheFile, tradeDeeds } from "./market-deeds";
import { accountDeeds, loginDeeds } from "./people-deeds";

/** Writes without an operation, by name. */
export const others: Record<string, (deed: Deed) => Promise<void>> = {
  "count-views": countTheViews,
  upload: putTheFile,
};

/** A factory for each writing operation and for every other write. */
export const deeds: Record<string, DeedMaker> = {
  ...tradeDeeds,
  ...fileDeeds,
  ...accountDeeds,
  ...loginDeeds,
  ...importDeeds,
  ...otherDeeds,
};

const authOperations = Object.values(auth) as unknown as AnyOperation[];

const isReading = /^(?:get|fuzzy-search|export|exchange)-/;

/** These write one row only; `set-manufacturers-distinct` also deletes one. */
const ofOneRow = [
  ...["update-account", "update-current-user-last-active-timestamp", "create-document"],
  ...["create-file", "create-request-draft", "set-manufacturers-distinct", "log-out"],
  ...["add-manufacturer-alias", "remove-manufacturer-alias"],
];

/** All operations that write more than one row, auth calls included. */
export function writingOperations(): string[] {
  const names = new Set([...listOperations(), ...authOperations].map(({ name }) => name));
  return [...names].filter((name) => !(isReading.test(name) || ofOneRow.includes(name)));
}

export function operationOf(name: string): AnyOperation {
  const found = findOperation(name) ?? authOperations.find((one) => one.name === name);
  if (!found) {
    throw new Error(`no operation ${name}`);
  }
  return found;
}
