import type { BannerKind } from "./banner";

export interface Alert {
  id: number;
  kind: BannerKind;
  text: string;
}

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows an alert in the layout's region; it goes by itself after 3000 ms (spec §9). `text` is translated. */
export function showAlert(kind: BannerKind, text: string, durationInMs = 3000): void {
  lastId += 1;
  const id = lastId;
  replaceAlerts([...alerts, { id, kind, text }]);
  setTimeout(() => dismissAlert(id), durationInMs);
}

export function dismissAlert(id: number): void {
  replaceAlerts(alerts.filter((alert) => alert.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentAlerts(): readonly Alert[] {
  return alerts;
}

function replaceAlerts(next: readonly Alert[]): void {
  alerts = next;
  for (const listener of listeners) {
    listener();
  }
}
