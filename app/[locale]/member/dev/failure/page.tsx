import type { Metadata } from "next";
import { env } from "@/lib/config/env";
import { missingPage } from "../../../_missing/missing-page";

export const metadata: Metadata = { title: "/dev/failure", robots: { index: false } };

/** Cannot be rendered, so that what is said then can be looked at; of production there is no such page. */
export default function FailurePage() {
  if (env().appMode === "production") {
    return missingPage();
  }
  throw new Error("/dev/failure fails on purpose.");
}
