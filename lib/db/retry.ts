import { isConflict, isUniqueViolation } from "./errors";

/**
 * Does a write again when it met another one, on a unique index or in a deadlock: then it sees what the other has
 * written. Throws what the last attempt throws.
 */
export async function retryOnConflict<Answer>(
  write: () => Promise<Answer>,
  attempts = 5,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (attempts === 1 || !(isUniqueViolation(error) || isConflict(error))) {
      throw error;
    }
    return retryOnConflict(write, attempts - 1);
  }
}
