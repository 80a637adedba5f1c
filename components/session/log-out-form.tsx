"use client";

import type { ReactNode } from "react";
import { logOutAction } from "@/lib/actions/auth";
import { clearStores, dropMarker, forgetSignOut, leaveMarker, signOutHere } from "./stored-session";

/** Without JavaScript the action logs out; with it, what the browser stored goes too, even if the call fails (spec §4). */
export function LogOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form action={logOutAction} onSubmit={logOut} className={className}>
      {children}
    </form>
  );
}

async function logOut(event: React.SubmitEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  signOutHere();
  clearStores();
  leaveMarker();
  const hasEnded = await fetch("/auth/logout", { method: "POST", keepalive: true })
    .then(({ ok, status }) => ok || status === 401)
    .catch(() => false);
  if (hasEnded) {
    dropMarker();
    forgetSignOut();
  }
  location.assign("/");
}
