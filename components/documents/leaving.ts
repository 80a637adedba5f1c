/**
 * What is on its way does not survive a reload, unlike what was typed: asks first, and ends it where it must be. Next
 * follows links without leaving the page, so those are asked about here, before it hears of the click; a form's own
 * links ask for themselves. Answers how to stop that.
 */
export function guardLeaving(question: string, interrupt: () => void): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask, { signal });
  addEventListener("pagehide", interrupt, { signal });
  const askAtLink = (event: MouseEvent) => {
    if (!leadsAway(event)) {
      return;
    }
    if (window.confirm(question)) {
      removeEventListener("beforeunload", ask);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", askAtLink, { signal, capture: true });
  return () => guard.abort();
}

/** Whether this very page would go: no new tab, no download, no place on the page. */
function leadsAway(event: MouseEvent): boolean {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
    return false;
  }
  const isElsewhere = link.target !== "" && link.target !== "_self";
  const isHere = link.href.split("#")[0] === location.href.split("#")[0] && link.hash !== "";
  return !isElsewhere && !isHere && !link.hasAttribute("download") && !link.closest("form");
}
