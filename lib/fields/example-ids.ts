export const exampleIds = {
  listing: 1042,
  manufacturer: 1017,
  otherManufacturer: 1018,
  transaction: 2077,
  seller: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c01",
  buyer: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c02",
  session: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c03",
  document: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c04",
  documentKey: "documents/0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c04/5d0f4b8e6a7c41f29b3e8d1c0a9f7e62",
  requestDraft: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c05",
  csvImport: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c06",
  file: "0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c07",
  fileKey: "files/0190a3c4-5b1e-7c3a-9d42-6f0e8b7a1c07/8a2c6e0f4b9d47d1a3f5c7e9b1d20468",
} as const;

/** Contract tests replace these ids by those of real rows. */
export type ExampleIds = Record<keyof typeof exampleIds, number | string>;

const ids: ReadonlySet<unknown> = new Set(Object.values(exampleIds));

export function containsExampleId(payload: unknown): boolean {
  return typeof payload === "object" && payload !== null
    ? Object.values(payload).some(containsExampleId)
    : ids.has(payload);
}

export const examplePassword = "correct horse battery staple";

/** Looks like a session id or token. */
export const exampleSecret = "q3Zt0XbVw8eJ5nKc1RmYpL7uHsDfGa2iO9x4T6vBzEk";
