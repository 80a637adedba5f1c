"use client";

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import {
  type Alert,
  currentAlerts,
  dismissAlert,
  holdAlertsWhile,
  subscribeToAlerts,
} from "./alerts";
import { isUrgent, kindStyles } from "./banner";
import { X } from "./icons";

const none: readonly Alert[] = [];

interface AlertRegionProps {
  dismissLabel: string;
  children?: ReactNode;
}

/**
 * In the layout, because live regions must exist before their text (docs/decisions/0056). The timer pauses
 * while an alert has pointer or focus, or the page is hidden.
 */
export function AlertRegion({ dismissLabel, children }: AlertRegionProps) {
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  // Before the store's subscription, so that the region is in place when the text comes.
  useEffect(() => watchPlace(home.current, region.current), []);
  const alerts = useSyncExternalStore(subscribeToAlerts, currentAlerts, () => none);

  function dismiss(topic: string): void {
    const buttons = [...(region.current?.querySelectorAll("button") ?? [])];
    if (buttons.some((button) => button === document.activeElement)) {
      const next = buttons.findLast(({ value }) => value !== topic) ?? cameFrom.current;
      const isThere = next instanceof HTMLElement && next.isConnected;
      (isThere ? next : document.getElementById("main"))?.focus({ preventScroll: true });
    }
    dismissAlert(topic);
  }

  const cards = (areUrgent: boolean) =>
    alerts
      .filter(({ kind }) => isUrgent(kind) === areUrgent)
      .map((alert) => (
        <AlertCard key={alert.id} {...alert} dismissLabel={dismissLabel} onDismiss={dismiss} />
      ));

  return (
    <div ref={home} className="print:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside. */}
      <div
        ref={region}
        popover="manual"
        onFocus={({ relatedTarget }) => {
          if (!region.current?.contains(relatedTarget)) {
            cameFrom.current = relatedTarget;
          }
        }}
        onKeyDown={(event) => {
          const newest = alerts.at(-1);
          if (event.key === "Escape" && newest) {
            event.preventDefault();
            dismiss(newest.topic);
          }
        }}
        className="pointer-events-none fixed inset-x-4 top-auto bottom-[calc(1rem+var(--foot-bar-height,0rem))] z-50 max-h-[calc(100dvh-2rem-var(--foot-bar-height,0rem))] w-auto bg-transparent"
      >
        <div aria-live="polite">{cards(false)}</div>
        <div role="alert" aria-atomic="false">
          {cards(true)}
          {children}
        </div>
      </div>
    </div>
  );
}

interface AlertCardProps extends Alert {
  dismissLabel: string;
  onDismiss: (topic: string) => void;
}

function AlertCard({ topic, kind, text, dismissLabel, onDismiss }: AlertCardProps) {
  const { icon: Icon, className } = kindStyles[kind];
  return (
    <div
      data-alert
      className={`pointer-events-auto mt-2 ml-auto flex w-fit max-w-text items-start gap-3 rounded border py-2 pl-4 transition-opacity starting:opacity-0 ${className}`}
    >
      <Icon size={20} className="my-2 shrink-0" />
      <p className="min-w-0 py-1.5">{text}</p>
      <button
        type="button"
        value={topic}
        aria-label={dismissLabel}
        onClick={() => onDismiss(topic)}
        className="control-size flex aspect-square shrink-0 items-center justify-center -outline-offset-2"
      >
        <X size={16} />
      </button>
    </div>
  );
}

function watchPlace(home: HTMLElement | null, region: HTMLElement | null) {
  if (!home || !region?.showPopover) {
    return undefined;
  }
  const raise = () => raiseAlerts(home, region);
  raise();
  const leaveStore = subscribeToAlerts(raise);
  const release = holdAlertsWhile(
    () => document.hidden || region.querySelector("[data-alert]:is(:hover,:focus-within)") !== null,
  );
  document.addEventListener("close", raise, true);
  return () => {
    leaveStore();
    release();
    document.removeEventListener("close", raise, true);
  };
}

/**
 * Moves the region into an open modal dialog, because everything outside is inert. Moves nothing without need,
 * because a moved live region may stay silent.
 */
function raiseAlerts(home: HTMLElement, region: HTMLElement): void {
  const host = [...document.querySelectorAll("dialog:modal")].at(-1) ?? home;
  if (region.parentElement !== host) {
    host.append(region);
  } else if (isCovered() && !region.contains(document.activeElement)) {
    region.hidePopover();
  }
  if (!region.matches(":popover-open")) {
    region.showPopover();
  }
}

/** A later popover covers the region. */
function isCovered(): boolean {
  return document.querySelector("dialog:modal, [popover=auto]:popover-open") !== null;
}
