/** PostgreSQL's integer is the ceiling of every id and quantity. */
export const maxInteger = 2_147_483_647;

/** The most that the body of a call has, unless its operation takes more. */
export const defaultBodyBytes = 1024 * 1024;
