/**
 * Whether a text is one address and nothing else: no second one, no name, group, comment or header beside it. What it
 * does not let through stands in no To and no Reply-To.
 */
export function isPlainAddress(text: string): boolean {
  return /^[^\p{C}\p{Z}@,;:<>()[\]"\\]+@[^\p{C}\p{Z}@,;:<>()[\]"\\]+$/u.test(text);
}
