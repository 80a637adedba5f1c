export type PageParameters = Record<string, string | string[] | undefined>;
