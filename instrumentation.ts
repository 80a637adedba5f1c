/** Runs once when a server process starts (Next's hook), before the first request; not at build. */
export async function register(): Promise<void> {
  if (
    process.env.NEXT_RUNTIME === "nodejs" &&
    process.env.NEXT_PHASE !== "phase-production-build"
  ) {
    const { startServerProcess } = await import("./instrumentation-node");
    startServerProcess();
  }
}

/** Next's hook for what fails while it answers. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { noteFailure } = await import("./lib/errors/failures");
    noteFailure(error);
  }
}
