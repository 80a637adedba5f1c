import type { Instrumentation } from "next";

/** Next runs it before the first request. */
export async function register(): Promise<void> {
  if (
    process.env.NEXT_RUNTIME === "nodejs" &&
    process.env.NEXT_PHASE !== "phase-production-build"
  ) {
    const { startServerProcess } = await import("./instrumentation-node");
    await startServerProcess();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logPageError } = await import("./lib/error-reporting/log-page-error");
    const { routePath: route, routeType: kind } = context;
    logPageError(error, { route, kind, method: request.method });
  }
};
