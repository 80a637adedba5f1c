/**
 * The answer, or a rejection when it has not come after `inMs`. A process that was busy itself has not waited: it looks at
 * what has come in meanwhile before it gives up, since giving up is dear (decision 47).
 */
export async function within<Answer>(inMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const wait = () => {
      const dueAt = performance.now() + inMs;
      timer = setTimeout(() => {
        const wasBusy = performance.now() - dueAt > inMs / 5;
        return wasBusy ? wait() : setImmediate(() => reject(new Error(`no answer in ${inMs} ms`)));
      }, inMs);
    };
    wait();
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
