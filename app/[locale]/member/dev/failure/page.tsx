import type { Metadata } from "next";
import { env } from "@/lib/config/env";
import { missingPage } from "../../../_missing/missing-page";

export const metadata: Metadata = { title: "/dev/failure", robots: { index: false } };

/** Fails on purpose to show the error page; missing in production. */
export default function FailurePage() {
  if (env().appMode === "production") {
    return missingPage();
  }
  throw new Error("/dev/failure fails on purpose.");
}
