// Stands in for next/root-params, which exists only inside a Next build: tests read German.
export async function locale(): Promise<string> {
  return "de";
}
