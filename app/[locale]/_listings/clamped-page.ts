/** The requested page, or the last one when there are fewer. */
export async function clampedPage<
  Address extends { page: number },
  Answer extends { totalPages: number },
>(
  asked: Address,
  load: (address: Address) => Promise<Answer>,
): Promise<{ address: Address; answer: Answer }> {
  const answer = await load(asked);
  const page = Math.min(asked.page, Math.max(1, answer.totalPages));
  const address = { ...asked, page };
  return { address, answer: page === asked.page ? answer : await load(address) };
}
