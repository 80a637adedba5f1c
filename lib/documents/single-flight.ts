/** Has everyone who asks for the same thing at once wait for one and the same piece of work. */
export function makeSingleFlight<Answer>() {
  const underWay = new Map<string, Promise<Answer>>();

  return function once(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const job = underWay.get(name) ?? work().finally(() => underWay.delete(name));
    underWay.set(name, job);
    return job;
  };
}
