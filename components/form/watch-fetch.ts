import { failedAnswerOf } from "./failed-answer";

/** Tells of a page that could not be fetched; `retry` asks for it again. Whoever shows it prevents the default. */
export const navigationFailed = "lagerfund:navigation-failed";
export type NavigationFailed = CustomEvent<{ retry: () => void }>;

const actionTimeoutInMs = 60_000;

// The browser breaks off what is under way when the page goes.
let isLeaving = false;

/**
 * Next says of a failed action neither status nor retry time, and leaves the page where another one cannot be fetched.
 * So its requests are looked at here: an action's failure says what it is, and a navigation waits until it is tried again.
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
    const send = () => fetch(input, init);
    if (headers.has("next-action")) {
      return sendAction(() =>
        fetch(input, { ...init, signal: AbortSignal.timeout(actionTimeoutInMs) }),
      );
    }
    const isNavigation = headers.has("rsc") && !headers.has("next-router-prefetch");
    return isNavigation ? navigate(send) : send();
  };
}

async function sendAction(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const failed = failedAnswerOf(response);
  if (failed) {
    throw failed;
  }
  return response;
}

async function navigate(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send().catch((error: unknown) => error);
    const isAnswer = response instanceof Response;
    if (isAnswer && !isPassing(response)) {
      return response;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const event = new CustomEvent(navigationFailed, {
      cancelable: true,
      detail: { retry: resolve },
    });
    if (isLeaving || dispatchEvent(event)) {
      // Nobody shows it: the browser loads the page as a document.
      if (isAnswer) {
        return response;
      }
      throw response;
    }
    await promise;
  }
}

/** What may be over at the next try; a page that could not be rendered is an answer. */
function isPassing(response: Response): boolean {
  const { status } = failedAnswerOf(response) ?? {};
  return status !== undefined && (status >= 500 || status === 429 || status === 401);
}
