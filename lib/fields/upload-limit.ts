/** The most that one uploaded file may have, in bytes (spec §9: 50 MB). */
export const maxUploadBytes = 50 * 1024 * 1024;

/** How long an upload to our own server may take: 50 MB over a line of 0.5 MBit/s. */
export const longestUploadInMs = 15 * 60_000;
