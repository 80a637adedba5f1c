import { type BannerKind, isUrgent } from "./banner";

export interface Alert {
  id: number;
  topic: string;
  kind: BannerKind;
  text: string;
}

const lifeInMs = 3000;
const mostAlerts = 3;
/** How exactly time is kept. */
const stepInMs = 50;

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const restsInMs = new Map<string, number>();
let isHeld = () => false;
let clock: ReturnType<typeof setInterval> | undefined;
let lastTickAt = 0;

/**
 * Shows an alert in the layout's region. What succeeded goes by itself after 3000 ms (spec §9), a failure stays until it
 * is closed or the thing is done again: a newer alert of its `topic` takes its place. `text` is translated.
 */
export function showAlert(kind: BannerKind, text: string, topic = text): void {
  passTime();
  if (isUrgent(kind)) {
    restsInMs.delete(topic);
  } else {
    restsInMs.set(topic, lifeInMs);
  }
  lastId += 1;
  replaceAlerts([...without(topic), { id: lastId, topic, kind, text }].slice(-mostAlerts));
}

/** For a thing that is done again, and where its success shows otherwise. */
export function dismissAlert(topic: string): void {
  restsInMs.delete(topic);
  replaceAlerts(without(topic));
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

function without(topic: string): readonly Alert[] {
  return alerts.filter((alert) => alert.topic !== topic);
}

function passTime(): void {
  const now = performance.now();
  const passedInMs = isHeld() ? 0 : now - lastTickAt;
  lastTickAt = now;
  for (const [topic, restInMs] of restsInMs) {
    restsInMs.set(topic, restInMs - passedInMs);
    if (restInMs <= passedInMs) {
      dismissAlert(topic);
    }
  }
}

function replaceAlerts(next: readonly Alert[]): void {
  alerts = next;
  if (restsInMs.size > 0) {
    clock ??= setInterval(passTime, stepInMs);
  } else {
    clearInterval(clock);
    clock = undefined;
  }
  for (const listener of listeners) {
    listener();
  }
}
