export async function allOf<One>(ones: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of ones) {
    all.push(one);
  }
  return all;
}
