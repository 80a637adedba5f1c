import { failedAnswerOf } from "./call-action";

/** A page could not be fetched. A listener that shows it prevents the default. */
export const navigationFailed = "lagerfund:navigation-failed";
export type NavigationFailed = CustomEvent<{
  href: string;
  retry?: () => void;
}>;

export const navigationDone = "lagerfund:navigation-done";
export type NavigationDone = CustomEvent<{
  /** By `performance.now()`. */
  startedAt: number;
}>;

const actionTimeoutInMs = 60_000;

// The browser aborts requests when the page goes.
let isLeaving = false;

/**
 * Next reports neither status nor retry time of a failed action, and leaves the page after a failed
 * navigation. So this inspects Next's requests.
 */
export function watchFetch(): void {
  const { fetch } = window;
  addEventListener("pagehide", () => {
    isLeaving = true;
  });
  addEventListener("pageshow", () => {
    isLeaving = false;
  });
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (headers.has("next-action")) {
      return sendAction(() =>
        fetch(input, { ...init, signal: AbortSignal.timeout(actionTimeoutInMs) }),
      );
    }
    const send = () => fetch(input, init);
    const isNavigation = headers.has("rsc") && !headers.has("next-router-prefetch");
    return isNavigation ? navigate(send, hrefOf(input as string | URL), init?.signal) : send();
  };
}

function hrefOf(input: string | URL): string {
  const url = new URL(input, location.href);
  url.searchParams.delete("_rsc");
  url.hash = "";
  return url.href;
}

async function sendAction(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const failed = failedAnswerOf(response);
  if (failed) {
    throw failed;
  }
  return response;
}

async function navigate(
  send: () => Promise<Response>,
  href: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const startedAt = performance.now();
  const response = await send().catch((error: unknown) => error);
  if (response instanceof Response && !isPassing(response)) {
    dispatchEvent(new CustomEvent(navigationDone, { detail: { startedAt } }));
    return response;
  }
  const retried = signal?.aborted || isLeaving ? null : tellFailure(href);
  if (retried) {
    await retried;
    return navigate(send, href, signal);
  }
  if (response instanceof Response) {
    return response;
  }
  throw response;
}

export function reportNavigationFailure(detail: NavigationFailed["detail"]): boolean {
  return !dispatchEvent(new CustomEvent(navigationFailed, { cancelable: true, detail }));
}

function tellFailure(href: string): Promise<void> | null {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The router keeps waiting for data of the current page, so it must come.
  const isHere = href === hrefOf(location.href);
  if (!reportNavigationFailure(isHere ? { href, retry: resolve } : { href })) {
    return null;
  }
  if (!isHere) {
    // This makes the router give up, which would otherwise block form actions.
    history.replaceState({}, "", location.href);
  }
  return promise;
}

/** Statuses that a retry may change; a page that failed to render is a valid answer. */
function isPassing(response: Response): boolean {
  const { status } = failedAnswerOf(response) ?? {};
  return status !== undefined && (status >= 500 || status === 429 || status === 401);
}
