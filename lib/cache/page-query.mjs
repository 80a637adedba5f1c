import { rowsOf } from "./page-rows.mjs";

// What the router's payload says of a request's query; the language's is the same for everybody who asks so. One of 1,024
// characters and more is a reference to a text row. Whatever else a seller writes stands there with its quotes escaped,
// and cannot look like it: in the page's HTML it could.
const queryInRow = /"q":"(?:\$|\?(?!lang=(?:de|en)"))/;

/** Whether a page carries the query of who asked for it, which nobody else may get (decision 24). */
export function carriesQuery(data) {
  return rowsOf(data).some((row) => queryInRow.test(row));
}
