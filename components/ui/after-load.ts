/** Does what is in no hurry once all of the page is there; at once where it is already. */
export function afterLoad(task: () => void, signal: AbortSignal): void {
  if (document.readyState === "complete") {
    task();
  } else {
    addEventListener("load", task, { signal });
  }
}
