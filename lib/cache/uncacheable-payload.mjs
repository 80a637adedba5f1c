// `lang` is public. Long values are a reference (`$`). Sellers' text has escaped quotes, so it
// cannot match.
const queryInRow = /"q":"(?:\$|\?(?!lang=(?:de|en)"))/;

export function containsQueryString(data) {
  return rowsOf(data).some((row) => queryInRow.test(row));
}

export function belongsToOtherPath(key, data) {
  const root = rowsOf(data).find((row) => row.startsWith("0:{"));
  const path = root && pathIn(root);
  return path !== undefined && path !== "/" && !key.endsWith(path);
}

function pathIn(row) {
  try {
    return JSON.parse(row.slice("0:".length)).c?.join("/").split("?")[0];
  } catch {
    return undefined;
  }
}

// React's raw rows (`3:T4d2,…`) have a length instead of an end.
const tagsOfRawRows = new Set(Buffer.from("TAOobUSsLlGgMmV"));

/** Raw text may look like a row. */
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
