import { rowsOf } from "./page-rows.mjs";

/**
 * Whether a page carries another path than the one that it is kept by: that of somebody who was led there from an address
 * that can be none (`lib/site/trees.ts`), which nobody else may get.
 */
export function carriesOtherPath(key, data) {
  const root = rowsOf(data).find((row) => row.startsWith("0:{"));
  const path = root && pathIn(root);
  return path !== undefined && path !== "/" && !key.endsWith(path);
}

/** Next splits the asker's address at its slashes. One of 1,024 characters and more is a reference. */
function pathIn(row) {
  try {
    return JSON.parse(row.slice("0:".length)).c?.join("/").split("?")[0];
  } catch {
    return undefined;
  }
}
