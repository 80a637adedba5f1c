"use client";

import type { ReactNode } from "react";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { isPlainClick } from "@/components/ui/is-plain-click";

interface DownloadLinkProps {
  href: string;
  failedText: string;
  children: ReactNode;
}

/** Checks the file first, so that a failure is an alert and not a page. Otherwise a plain link. */
export function DownloadLink({ href, failedText, children }: DownloadLinkProps) {
  async function follow(event: React.MouseEvent): Promise<void> {
    if (!isPlainClick(event)) {
      return;
    }
    event.preventDefault();
    dismissAlert(failedText);
    if (await isThere(href)) {
      location.assign(href);
      return;
    }
    showAlert("error", failedText);
  }
  return (
    <a href={href} onClick={(event) => void follow(event)} className="link tap-size break-all">
      {children}
    </a>
  );
}

/** An available file answers with a redirect. */
function isThere(href: string): Promise<boolean> {
  return fetch(href, { method: "HEAD", redirect: "manual", cache: "no-store" }).then(
    ({ type, ok }) => type === "opaqueredirect" || ok,
    () => false,
  );
}
