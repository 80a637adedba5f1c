"use client";

import { useSyncExternalStore } from "react";
import { type Alert, currentAlerts, dismissAlert, subscribeToAlerts } from "./alerts";
import { kindStyles } from "./banner";
import { X } from "./icons";

const none: readonly Alert[] = [];

/** Where `showAlert` shows. Once in the layout. */
export function AlertRegion({ dismissLabel }: { dismissLabel: string }) {
  const alerts = useSyncExternalStore(subscribeToAlerts, currentAlerts, () => none);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-2">
      {alerts.map(({ id, kind, text }) => {
        const { icon: Icon, className } = kindStyles[kind];
        return (
          <div
            key={id}
            role="alert"
            className={`pointer-events-auto flex max-w-text items-start gap-3 rounded border py-2 pl-4 ${className}`}
          >
            <Icon size={20} className="my-2 shrink-0" />
            <p className="min-w-0 py-1.5">{text}</p>
            <button
              type="button"
              aria-label={dismissLabel}
              onClick={() => dismissAlert(id)}
              className="control-size flex aspect-square shrink-0 items-center justify-center"
            >
              <X size={16} />
            </button>
          </div>
        );
      })}
    </div>
  );
}
