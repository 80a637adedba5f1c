export type SearchParams = Record<string, string | string[] | undefined>;
