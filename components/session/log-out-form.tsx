"use client";

import type { ReactNode } from "react";
import { logOutAction } from "@/lib/actions/auth";
import { clearStores, dropMarker, forgetSignOut, leaveMarker, signOutHere } from "./stored-session";

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
