export const manufacturersTag = "manufacturers";

/** Cache tag of everything that shows a manufacturer's name beside something else. */
export const makerNamesTag = "maker-names";
