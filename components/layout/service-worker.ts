/** Once all is there: what is said without a network is in no hurry (public/sw.js). In development there is none. */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== "production") {
    return;
  }
  if (document.readyState === "complete") {
    register();
  } else {
    addEventListener("load", register, { once: true });
  }
}

function register(): void {
  // Where a browser refuses (a private window, a full disk), its own page without a network does.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}
