// Without zod, because the worker that reads files loads this.

/** Rows count below the headings. */
export const maxFileBytes = 50 * 1024 * 1024;
export const maxRows = 100_000;
export const maxColumns = 500;
export const maxCellsBeyond = 20;
export const maxHeadingLength = 500;
export const maxSamples = 5;
export const maxCurrencies = 5;
export const maxCurrencyLength = 10;
export const maxSampleLength = 100;
export const maxFixedLength = 1_000;
export const maxManufacturers = 500;
export const maxAlternates = 20;
export const maxCorrections = 100_000;
export const maxCorrectionLength = 1_000;
