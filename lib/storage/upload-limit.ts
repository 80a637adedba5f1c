/** The most that one uploaded file may have, in bytes (spec §9: 50 MB). */
export const maxUploadBytes = 50 * 1024 * 1024;
