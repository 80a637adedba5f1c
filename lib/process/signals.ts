const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
// One signal reaches us twice where a whole group gets it, and npm passes its own on too.
const sameSignalWithinInMs = 1_000;

/** Has `stop` answer the first signal to end, and ends the process at once at the next one, for whoever cannot wait. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const hear = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      void stop();
    } else if (performance.now() - stoppingSince > sameSignalWithinInMs) {
      process.exit(1);
    }
  };
  // Where Next has not come to its own yet.
  process.env.NEXT_MANUAL_SIG_HANDLE = "true";
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, hear);
  }
}
