/** Cache tag of everything that shows the list of manufacturers. */
export const manufacturersTag = "manufacturers";
