// Does `work` for each, so many at a time; the answers are in the order of `items`. The first failure ends it, once what was
// under way has ended.
export async function inLanes<Item, Answer>(
  items: Item[],
  lanes: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const open = items.entries();
  const lane = async () => {
    for (const [index, item] of open) {
      answers[index] = await work(item);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) {
    if (end.status === "rejected") {
      throw end.reason;
    }
  }
  return answers;
}
