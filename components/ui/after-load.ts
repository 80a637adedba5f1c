export function afterLoad(task: () => void, signal: AbortSignal): void {
  if (document.readyState === "complete") {
    task();
  } else {
    addEventListener("load", task, { signal });
  }
}
