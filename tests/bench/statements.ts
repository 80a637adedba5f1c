import pg from "pg";

export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** What `work` sends to PostgreSQL over any connection of this process, in that order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  const seen: Statement[] = [];
  prototype.query = function record(...given) {
    const [first, second] = given as [string | Partial<Statement>, unknown];
    const text = typeof first === "string" ? first : (first.text ?? "");
    const own = typeof first === "string" ? undefined : first.values;
    seen.push({ text, values: own ?? (Array.isArray(second) ? second : []) });
    return send.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return seen;
}

/** Sends statements one after the other, as a program without any library would. */
export async function replay(client: pg.Client, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    await client.query({ text, values, rowMode: "array" });
  }
}
