/** The query string of a page's address. */
export type PageParameters = Record<string, string | string[] | undefined>;
