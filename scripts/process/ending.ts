type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];
let ending: Promise<never> | undefined;

// Cleanups run in reverse order.
export function onEnd(cleanup: Cleanup) {
  cleanups.push(cleanup);
}

export function endWith(code: number): Promise<never> {
  ending ??= unwind(code);
  return ending;
}

export function isEnding() {
  return ending !== undefined;
}

// npm sends Ctrl-C a second time. A killed npm sends nothing, so this polls the parent.
export function endOnSignals(code = 0) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void endWith(code));
  }
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void endWith(code), 500).unref();
}

// Prints errors without a stack.
export async function runScript(main: () => Promise<unknown>) {
  try {
    await main();
  } catch (error) {
    if (!ending) {
      console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    }
    await endWith(1);
  }
}

async function unwind(code: number): Promise<never> {
  for (const cleanup of cleanups.reverse()) {
    await Promise.resolve(cleanup()).catch(() => {});
  }
  process.exit(code);
}
