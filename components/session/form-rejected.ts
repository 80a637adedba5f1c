/** Tells those who listen to a form that its work is not done. */
export const formRejected = "lagerfund:refused";
