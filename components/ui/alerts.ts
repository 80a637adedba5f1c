import { type BannerKind, isUrgent } from "./banner";

export interface Alert {
  id: number;
  topic: string;
  kind: BannerKind;
  text: string;
}

const lifeInMs = 3000;
const mostAlerts = 3;
const stepInMs = 50;

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const restsInMs = new Map<string, number>();
let isPaused = () => false;
let clock: ReturnType<typeof setInterval> | undefined;
let lastTickAt = 0;

/**
 * A success disappears after 3000 ms; an error stays until it is closed or replaced by its `topic`. `text` is
 * translated.
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

export function dismissAlert(topic: string): void {
  restsInMs.delete(topic);
  replaceAlerts(without(topic));
}

/** Time stops while `check` is true. It is polled, because a pointer can leave without an event. */
export function holdAlertsWhile(check: () => boolean): () => void {
  isPaused = check;
  return () => {
    isPaused = () => false;
  };
}

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
  const passedInMs = isPaused() ? 0 : now - lastTickAt;
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
