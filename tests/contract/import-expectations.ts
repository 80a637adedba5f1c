import { type Expectation, members } from "./outcomes";

const row = {
  manufacturer: { name: "Festo" },
  nameDe: "Normzylinder",
  descriptionDe: "Ungebraucht.",
  pricePerProductInCt: 4200,
  quantity: 2,
};

const column = {
  heading: "Hersteller",
  samples: ["Siemens"],
  filled: 1,
  numbers: { plain: 0, comma: 0, point: 0, ambiguous: 0, typed: 0, other: 1, damaged: 0 },
};

const reading = { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 };

/** An import is its seller's alone: for everybody else there is none, administrators included. */
const sellersOnly = {
  ...members,
  stranger: "NOT_FOUND",
  buyer: "NOT_FOUND",
  administrator: "NOT_FOUND",
} as const;

const ofTheImport = {
  access: "signed-in",
  payload: ({ csvImport }) => ({ id: csvImport.id }),
  outcome: sellersOnly,
} satisfies Expectation;

/** Those of CSV imports (issue 7). */
export const importExpectations: Record<string, Expectation> = {
  "create-listings-from-csv": {
    access: "signed-in",
    payload: () => [row, { ...row, mpn: "DSBC-32" }],
    outcome: members,
  },
  "create-csv-import": {
    access: "signed-in",
    payload: () => ({
      fileName: "bestand.csv",
      reading,
      columns: [column],
      rowCount: 1,
      size: 1000,
    }),
    outcome: members,
  },
  "update-csv-import": {
    ...ofTheImport,
    payload: ({ csvImport }) => ({ id: csvImport.id, choices: { defaults: {} } }),
  },
  // Its rows are not in storage.
  "check-csv-import": {
    ...ofTheImport,
    outcome: { ...sellersOnly, owner: "CSV_IMPORT_NO_ROWS" },
  },
  "start-csv-import": {
    ...ofTheImport,
    payload: ({ csvImport }) => ({ id: csvImport.id, leaveBehind: 1 }),
  },
  // Nothing of it is under way, and it was never imported.
  "cancel-csv-import": { ...ofTheImport, outcome: { ...sellersOnly, owner: "CSV_IMPORT_STATE" } },
  "undo-csv-import": { ...ofTheImport, outcome: { ...sellersOnly, owner: "CSV_IMPORT_STATE" } },
  "delete-csv-import": ofTheImport,
  "get-csv-import": ofTheImport,
  "get-csv-imports": { access: "signed-in", payload: () => undefined, outcome: members },
  "get-csv-import-row": ofTheImport,
  "get-csv-import-faults": ofTheImport,
  "get-csv-import-kept": ofTheImport,
};
