// What the router's payload says of a request's query; the language's is the same for everybody who asks so. One of 1,024
// characters and more is a reference to a text row. Whatever else a seller writes stands there with its quotes escaped,
// and cannot look like it: in the page's HTML it could.
const queryInRow = /"q":"(?:\$|\?(?!lang=(?:de|en)"))/;

/** Whether a page carries the query of who asked for it, which nobody else may get (decision 8). */
export function carriesQuery(data) {
  return rowsOf(data).some((row) => queryInRow.test(row));
}

/**
 * Whether a page carries another path than the one that it is kept by: that of somebody who was led there from an address
 * that can be none (`lib/http/page-tree.ts`), which nobody else may get.
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

// Text and binary rows of React's format (`3:T4d2,…`) hold what they hold as it is, and name its bytes instead of an end.
const tagsOfRawRows = new Set(Buffer.from("TAOobUSsLlGgMmV"));

/** The rows of a page's payload for the router but raw ones: a text may hold what looks like a row, so one leads to the next. */
function* rowsOf(data) {
  const payload = Buffer.from((data?.kind === "APP_PAGE" && data.rscData) || "");
  for (let at = 0, end = 0; at < payload.length; at = end) {
    const tagAt = payload.indexOf(":", at) + 1;
    const isRaw = tagsOfRawRows.has(payload[tagAt]);
    end = isRaw ? endOfRawRow(payload, tagAt) : payload.indexOf("\n", tagAt) + 1;
    if (!(end > at)) {
      end = payload.length;
    }
    if (!isRaw) {
      yield payload.toString("latin1", at, end);
    }
  }
}

function endOfRawRow(payload, tagAt) {
  const comma = payload.indexOf(",", tagAt);
  return comma + 1 + Number.parseInt(payload.toString("latin1", tagAt + 1, comma), 16);
}
