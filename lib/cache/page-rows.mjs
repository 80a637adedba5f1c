// Text and binary rows of React's format (`3:T4d2,…`) hold what they hold as it is, and name its bytes instead of an end.
const tagsOfRawRows = new Set(Buffer.from("TAOobUSsLlGgMmV"));

/** The rows of a page's payload for the router but raw ones: a text may hold what looks like a row, so one leads to the next. */
export function* rowsOf(data) {
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
