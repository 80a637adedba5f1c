import type { FormState } from "@/lib/operations/form-state";

/** A form's state, or with JavaScript what the client needs to go on: it keeps the id and leaves for `next`. */
export type LogInState = FormState | { step: "logged-in"; sessionId: string; next: string };
