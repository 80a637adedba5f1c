export const maxNoteLength = 2000;

/** In characters. */
export const minVoidReasonLength = 10;
export const maxVoidReasonLength = 500;
