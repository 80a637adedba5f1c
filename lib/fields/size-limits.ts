/** PostgreSQL's largest integer. */
export const maxInteger = 2_147_483_647;

export const defaultBodyBytes = 1024 * 1024;

export const maxUploadBytes = 50 * 1024 * 1024;

/** 50 MB at 0.5 MBit/s. */
export const longestUploadInMs = 15 * 60_000;
