const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
// npm forwards a signal that the process group received, too.
const sameSignalWithinInMs = 1_000;

/** The second signal ends the process at once. */
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
  process.env.NEXT_MANUAL_SIG_HANDLE = "true";
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, hear);
  }
}
