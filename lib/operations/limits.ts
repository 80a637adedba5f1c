/** PostgreSQL's integer is the ceiling of every id and quantity. */
export const maxInteger = 2_147_483_647;
