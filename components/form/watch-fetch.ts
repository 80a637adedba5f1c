import { failedAnswerOf } from "./call-action";

/** Tells of a page that could not be fetched. Whoever shows it prevents the default. */
export const navigationFailed = "lagerfund:navigation-failed";
export type NavigationFailed = CustomEvent<{
  href: string;
  /** Of the page that is there or gone back to: asks for it again. */
  retry?: () => void;
}>;

export const navigationDone = "lagerfund:navigation-done";
export type NavigationDone = CustomEvent<{
  /** By `performance.now()`. */
  startedAt: number;
}>;

const actionTimeoutInMs = 60_000;

// The browser breaks off what is under way when the page goes.
let isLeaving = false;

/**
 * Next says of a failed action neither status nor retry time, and leaves the page where another one cannot be fetched.
 * So its requests are looked at here: an action's failure says what it is, and after a failed navigation the page stays.
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

/** Without what only requests have, so that it can be compared. */
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
  // Nobody shows it: the browser loads the page as a document.
  if (response instanceof Response) {
    return response;
  }
  throw response;
}

/** Answers whether somebody shows it. */
export function reportNavigationFailure(detail: NavigationFailed["detail"]): boolean {
  return !dispatchEvent(new CustomEvent(navigationFailed, { cancelable: true, detail }));
}

/** Answers when to try again, or null where nobody shows the failure. */
function tellFailure(href: string): Promise<void> | null {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Of the page that is there, and of one gone back to, the router keeps what it waits for: it must come.
  const isHere = href === hrefOf(location.href);
  if (!reportNavigationFailure(isHere ? { href, retry: resolve } : { href })) {
    return null;
  }
  if (!isHere) {
    // The router gives up what it waits for, as after any address of its own history; until then it sends no form.
    history.replaceState({}, "", location.href);
  }
  return promise;
}

/** What may be over at the next try; a page that could not be rendered is an answer. */
function isPassing(response: Response): boolean {
  const { status } = failedAnswerOf(response) ?? {};
  return status !== undefined && (status >= 500 || status === 429 || status === 401);
}
