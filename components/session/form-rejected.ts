export const formRejected = "lagerfund:refused";
