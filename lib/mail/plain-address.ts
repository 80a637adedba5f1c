/** Whether a text is one address and nothing else: no second one, no name, group, comment or header beside it. */
export function isPlainAddress(text: string): boolean {
  return /^[^\p{C}\p{Z}@,;:<>()[\]"\\]+@[^\p{C}\p{Z}@,;:<>()[\]"\\]+$/u.test(text);
}
