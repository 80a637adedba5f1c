// What the router's payload says of a request's query; the language's is the same for everybody who asks so. One of 1,024
// characters and more is a reference to a text row. Whatever else a seller writes stands there with its quotes escaped,
// and cannot look like it: in the page's HTML it could.
const queryInRow = /"q":"(?:\$|\?(?!lang=(?:de|en)"))/;

// Text and binary rows of React's format (`3:T4d2,…`) hold what they hold as it is, and name its bytes instead of an end.
const tagsOfRawRows = new Set(Buffer.from("TAOobUSsLlGgMmV"));

/** Whether a page carries the query of who asked for it, which nobody else may get (decision 24). */
export function carriesQuery(data) {
  return data?.kind === "APP_PAGE" && hasQuery(Buffer.from(data.rscData ?? ""));
}

/** Looks at each row but raw ones: a text may hold what looks like a row, so one leads to the next. */
function hasQuery(payload) {
  for (let at = 0, end = 0; at < payload.length; at = end) {
    const tagAt = payload.indexOf(":", at) + 1;
    const isRaw = tagsOfRawRows.has(payload[tagAt]);
    end = isRaw ? endOfRawRow(payload, tagAt) : payload.indexOf("\n", tagAt) + 1;
    if (!(end > at)) {
      end = payload.length;
    }
    if (!isRaw && queryInRow.test(payload.toString("latin1", at, end))) {
      return true;
    }
  }
  return false;
}

function endOfRawRow(payload, tagAt) {
  const comma = payload.indexOf(",", tagAt);
  return comma + 1 + Number.parseInt(payload.toString("latin1", tagAt + 1, comma), 16);
}
