import * as auth from "@/lib/accounts/operations";
import { findOperation, listOperations } from "@/lib/api/registry";
import type { AnyOperation } from "@/lib/operations/define";
import { accountActions, loginActions } from "./account-actions";
import type { CrashAction, CrashActionFactory } from "./action";
import { importActions } from "./import-actions";
import {
  countTheViews,
  fileActions,
  otherActions,
  putTheFile,
  tradeActions,
} from "./market-actions";

/** Writes without an operation, by name. */
export const otherWrites: Record<string, (action: CrashAction) => Promise<void>> = {
  "count-views": countTheViews,
  upload: putTheFile,
};

/** A factory for each writing operation and for every other write. */
export const crashActions: Record<string, CrashActionFactory> = {
  ...tradeActions,
  ...fileActions,
  ...accountActions,
  ...loginActions,
  ...importActions,
  ...otherActions,
};

const authOperations = Object.values(auth) as unknown as AnyOperation[];

const isReading = /^(?:get|fuzzy-search|export|exchange)-/;

/** These write one row only; `set-manufacturers-distinct` also deletes one. */
const singleRowOperations = [
  ...["update-account", "update-current-user-last-active-timestamp", "create-document"],
  ...["create-file", "create-request-draft", "set-manufacturers-distinct", "log-out"],
  ...["add-manufacturer-alias", "remove-manufacturer-alias"],
];

/** All operations that write more than one row, auth calls included. */
export function writingOperations(): string[] {
  const names = new Set([...listOperations(), ...authOperations].map(({ name }) => name));
  return [...names].filter((name) => !(isReading.test(name) || singleRowOperations.includes(name)));
}

export function operationOf(name: string): AnyOperation {
  const found = findOperation(name) ?? authOperations.find((one) => one.name === name);
  if (!found) {
    throw new Error(`no operation ${name}`);
  }
  return found;
}
