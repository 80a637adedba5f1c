/**
 * Asks first, because unfinished uploads do not survive a reload. Catches links, forms and history steps
 * before Next does. The form around the files asks itself. Answers a function that removes the listeners.
 */
export function askBeforeLeaving(question: string, interrupt: () => void): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  const hold = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", hold, { signal });
  addEventListener("pagehide", interrupt, { signal });
  const askIf = (leads: boolean, event: Event) => {
    if (leads && isConfirmed(event, question)) {
      removeEventListener("beforeunload", hold);
    }
  };
  const capture = { signal, capture: true };
  addEventListener("click", (event) => askIf(leavesByLink(event), event), capture);
  addEventListener("submit", (event) => askIf(isOtherForm(event), event), capture);
  if ("navigation" in window) {
    const askAtStep = (event: NavigateEvent) => askIf(leavesByHistory(event), event);
    navigation.addEventListener("navigate", askAtStep, { signal });
  }
  return () => guard.abort();
}

/** Asks before a form with this field is sent. Answers a function that removes the listener. */
export function askBeforeForm(question: string, field: string): () => void {
  const guard = new AbortController();
  const ask = (event: Event) => {
    if (event.target instanceof HTMLFormElement && event.target.elements.namedItem(field)) {
      isConfirmed(event, question);
    }
  };
  addEventListener("submit", ask, { signal: guard.signal, capture: true });
  return () => guard.abort();
}

/** Stops the event where the answer is no. */
function isConfirmed(event: Event, question: string): boolean {
  const isYes = window.confirm(question);
  if (!isYes) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  return isYes;
}

/** Excludes new tabs, downloads and fragments. */
function leavesByLink(event: MouseEvent): boolean {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
    return false;
  }
  const isElsewhere = link.target !== "" && link.target !== "_self";
  const isHere = isThisPage(link.href) && link.hash !== "";
  return !isElsewhere && !isHere && !link.hasAttribute("download") && !link.closest("form");
}

/** All forms except the one with the files and those that stay on the page. */
function isOtherForm({ target }: Event): boolean {
  const isLeading = target instanceof HTMLFormElement && target.dataset.stays === undefined;
  return isLeading && target.querySelector("[type=file]") === null;
}

/** `beforeunload` covers steps to another document. */
function leavesByHistory(event: NavigateEvent): boolean {
  const { navigationType, userInitiated, cancelable, destination } = event;
  const isStep = navigationType === "traverse" && userInitiated && cancelable;
  return isStep && destination.sameDocument && !isThisPage(destination.url ?? "");
}

function isThisPage(address: string): boolean {
  return address.split("#")[0] === location.href.split("#")[0];
}
