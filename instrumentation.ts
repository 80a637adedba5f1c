import type { Instrumentation } from "next";

/** Runs once when a server process starts (Next's hook), before the first request; not at build. */
export async function register(): Promise<void> {
  if (
    process.env.NEXT_RUNTIME === "nodejs" &&
    process.env.NEXT_PHASE !== "phase-production-build"
  ) {
    const { startServerProcess } = await import("./instrumentation-node");
    await startServerProcess();
  }
}

/** Next's hook for what fails while it answers. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logPageError } = await import("./lib/error-reporting/note-failure");
    const { routePath: route, routeType: kind } = context;
    logPageError(error, { route, kind, method: request.method });
  }
};
