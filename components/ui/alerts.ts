import type { BannerKind } from "./banner";

export interface Alert {
  id: number;
  kind: BannerKind;
  text: string;
}

/** For what is two sentences long (WCAG 2.2.1). */
export const longAlertInMs = 10_000;
/** How exactly time is kept. */
const stepInMs = 50;

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const restsInMs = new Map<number, number>();
let isHeld = () => false;
let clock: ReturnType<typeof setInterval> | undefined;
let lastTickAt = 0;

/** Shows an alert in the layout's region; it goes by itself after 3000 ms (spec §9). `text` is translated. */
export function showAlert(kind: BannerKind, text: string, durationInMs = 3000): void {
  if (clock === undefined) {
    lastTickAt = performance.now();
    clock = setInterval(passTime, stepInMs);
  }
  passTime();
  lastId += 1;
  restsInMs.set(lastId, durationInMs);
  replaceAlerts([...alerts, { id: lastId, kind, text }]);
}

export function dismissAlert(id: number): void {
  restsInMs.delete(id);
  replaceAlerts(alerts.filter((alert) => alert.id !== id));
  if (alerts.length === 0) {
    clearInterval(clock);
    clock = undefined;
  }
}

/** While `check` says so no time passes; asked anew each step, since a pointer can leave without a word. */
export function holdAlertsWhile(check: () => boolean): () => void {
  isHeld = check;
  return () => {
    isHeld = () => false;
  };
}

/** For `useSyncExternalStore`. */
export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentAlerts(): readonly Alert[] {
  return alerts;
}

function passTime(): void {
  const now = performance.now();
  const passedInMs = isHeld() ? 0 : now - lastTickAt;
  lastTickAt = now;
  for (const [id, restInMs] of restsInMs) {
    restsInMs.set(id, restInMs - passedInMs);
    if (restInMs <= passedInMs) {
      dismissAlert(id);
    }
  }
}

function replaceAlerts(next: readonly Alert[]): void {
  alerts = next;
  for (const listener of listeners) {
    listener();
  }
}
