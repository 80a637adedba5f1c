/** Cache tag of everything that shows the list of manufacturers. */
export const manufacturersTag = "manufacturers";

/**
 * Cache tag of everything that shows a manufacturer's name beside something else: of nearly every visitor's page. Only
 * a new name and a merge drop it.
 */
export const makerNamesTag = "maker-names";
