import { isConflict, isUniqueViolation } from "./errors";

/** Throws the error of the last attempt. */
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
