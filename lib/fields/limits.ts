/** PostgreSQL's integer is the ceiling of every id and quantity. */
export const maxInteger = 2_147_483_647;

/** The most that the body of a call has, unless its operation takes more. */
export const defaultBodyBytes = 1024 * 1024;

/** The most that one uploaded file may have, in bytes (spec §9: 50 MB). */
export const maxUploadBytes = 50 * 1024 * 1024;

/** How long an upload to our own server may take: 50 MB over a line of 0.5 MBit/s. */
export const longestUploadInMs = 15 * 60_000;
