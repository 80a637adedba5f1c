// Does `work` for each, so many at a time; the answers are in the order of `items`. After the first failure nothing more is
// begun; it is thrown once what was under way has ended.
export async function inLanes<Item, Answer>(
  items: Item[],
  lanes: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const failures: unknown[] = [];
  const open = items.entries();
  const lane = async () => {
    for (const [index, item] of open) {
      answers[index] = await work(item);
      if (failures.length > 0) {
        return;
      }
    }
  };
  const noted = () => lane().catch((error) => void failures.push(error));
  await Promise.all(Array.from({ length: lanes }, noted));
  if (failures.length > 0) {
    throw failures[0];
  }
  return answers;
}
