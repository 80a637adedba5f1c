export const examplePassword = "correct horse battery staple";

/** A session's id, or the token of a mail's link, as it looks; opens nothing. */
export const exampleSecret = "q3Zt0XbVw8eJ5nKc1RmYpL7uHsDfGa2iO9x4T6vBzEk";
