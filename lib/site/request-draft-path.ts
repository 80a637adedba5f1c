/** Opens the request box or the question. */
export function requestDraftPath(
  listingId: number,
  draftId: string,
  { question }: { question?: string },
): string {
  return `/listing/detail/${listingId}?draft=${draftId}#${question?.trim() ? "contact" : "request"}`;
}

export function isDraftPath(path: string): boolean {
  return /^\/listing\/detail\/\d+\?draft=/.test(path);
}

export function isQuestionDraftPath(path: string): boolean {
  return isDraftPath(path) && path.endsWith("#contact");
}
