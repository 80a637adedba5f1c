type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];
let ending: Promise<never> | undefined;

// What is to be undone when the script ends, the latest first.
export function onEnd(cleanup: Cleanup) {
  cleanups.push(cleanup);
}

// Undoes everything once, however often it is asked, and ends the process with `code`.
export function endWith(code: number): Promise<never> {
  ending ??= unwind(code);
  return ending;
}

// Whether the script is ending: what it has started then ends with it.
export function isEnding() {
  return ending !== undefined;
}

// Ctrl-C comes twice under npm (from the terminal and from npm): the second time changes nothing.
// When npm itself is killed nobody sends anything, so we look whether our parent is still the same.
export function endOnSignals(code = 0) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void endWith(code));
  }
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void endWith(code), 500).unref();
}

// Runs a script's main part: what it throws is told in its own words, without a stack.
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
